import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { postRow } from "../../../../support/factories";
import { serveRows } from "../../../../support/table";
import { field, openNewPost, openSettings } from "../open-editor";

const hints = () => within(screen.getByRole("region", { name: "Before publishing" }));

test("a former URL of a post is not a dead link", { tags: "full" }, async () => {
  const post = postRow({ title: "There", slug: "now" });
  const { user } = await openNewPost([post]);
  serveRows("post_slugs", [{ slug: "before", post_id: post.id }]);
  await openSettings(user);
  fireEvent.input(field("Content"), {
    target: { value: "[One](/blog/before) and [another](/blog/gone)" },
  });
  expect(await hints().findByText("There is nothing public at /blog/gone.")).toBeVisible();
});

test("pages that share a route are not dead links", { tags: "full" }, async () => {
  const { user } = await openNewPost([]);
  await openSettings(user);
  const alive = [
    "/projects/kiln",
    "/blog/tag/clay",
    "/blog/category/General",
    "/blog/archive/2026",
  ];
  fireEvent.input(field("Content"), {
    target: { value: ["/blog/gone", ...alive].map((path) => `[Text](${path})`).join(" ") },
  });
  expect(await hints().findByText("There is nothing public at /blog/gone.")).toBeVisible();
});

test("hints are listed beside the switch that publishes, and follow the text", async () => {
  const { user } = await openNewPost([postRow({ title: "There", slug: "there" })]);
  await openSettings(user);
  expect(await hints().findByText(/^There is no excerpt/)).toBeVisible();
  fireEvent.input(field("Content"), {
    target: { value: "[One](/blog/there) and [another](/blog/gone)" },
  });

  expect(await hints().findByText("There is nothing public at /blog/gone.")).toBeVisible();
  fireEvent.input(field("Content"), { target: { value: "[One](/blog/there)" } });
  fireEvent.change(field("Title"), { target: { value: "A title that says enough" } });
  fireEvent.change(field("Excerpt"), { target: { value: "In short." } });
  fireEvent.change(field("Featured image"), { target: { value: "/icon-512.png" } });
  expect(await hints().findByText("Nothing to fix.")).toBeVisible();
});
