import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { instantOf, localTimeOf } from "@/lib/format/local-time";
import { PublishingSection } from "@/pages/admin/posts/editor/sections/PublishingSection";
import { openSection } from "./open-section";
import { postRow } from "../../../support/factories";
import { serveRows } from "../../../support/table";
import { fill } from "../../../support/fill";

const open = (given: Parameters<typeof openSection>[1]) => openSection(PublishingSection, given);
const time = () => screen.getByLabelText("Publication time");

test("a draft is published, listed or not, and the section states who can read it", async () => {
  const { user, fields } = open({ published: false });
  expect(screen.getByText("A draft: only you can see it.")).toBeVisible();
  expect(screen.queryByText("Tell readers what changed")).not.toBeInTheDocument();

  await user.click(screen.getByRole("switch", { name: "Published" }));
  expect(screen.getByText("Everyone can read it.")).toBeVisible();
  const unlisted = screen.getByRole("switch", { name: "Unlisted" });
  expect(unlisted).toHaveAccessibleDescription(/It is not secret/);
  await user.click(unlisted);
  expect(screen.getByText("Anyone with the address can read it.")).toBeVisible();
  expect(fields()).toMatchObject({ published: true, unlisted: true, published_at: null });
});

test("a future time schedules the post, in the owner's time zone, which is named", () => {
  const { fields } = open({ published: true });
  expect(time()).toHaveValue("");
  expect(time()).toHaveAccessibleDescription(
    new RegExp(`Time zone: ${new Intl.DateTimeFormat().resolvedOptions().timeZone}\\.$`),
  );

  // A year that is being typed is not rewritten.
  fireEvent.change(time(), { target: { value: "0002-11-24T09:30" } });
  expect(time()).toHaveValue("0002-11-24T09:30");
  fireEvent.change(time(), { target: { value: "2999-11-24T09:30" } });
  const iso = instantOf("2999-11-24T09:30");
  const shown = screen.getByText(formatDateTime(iso));
  expect(shown).toHaveAttribute("datetime", iso);
  expect(shown.parentElement).toHaveTextContent(/^Scheduled. Everyone can read it from .* on\.$/);
  expect(fields().published_at).toBe(iso);

  fireEvent.change(time(), { target: { value: "" } });
  expect(fields().published_at).toBeNull();
});

test("the time of a post is shown to the minute, and stored unchanged unless it is edited", () => {
  const published_at = "2026-11-01T10:00:59.123456+00:00";
  const { fields } = open({ published_at });
  expect(time()).toHaveValue(localTimeOf(published_at));
  expect(fields().published_at).toBe(published_at);
});

test("readers are told of a change in the owner's words, or not at all", async () => {
  const { user, fields } = open({});
  const tell = screen.getByRole("switch", { name: "Tell readers what changed" });
  expect(screen.queryByLabelText("What changed")).not.toBeInTheDocument();

  const start = Date.now();
  await user.click(tell);
  await fill(user, screen.getByLabelText("What changed"), " New figures. ");
  expect(fields().revision_note).toBe("New figures.");
  expect(Date.parse(fields().revised_at ?? "")).toBeGreaterThanOrEqual(start);

  await user.click(tell);
  expect(fields()).toMatchObject({ revised_at: null, revision_note: "" });
});

test("an article that was updated before can be updated again", async () => {
  const revised_at = "2026-11-01T10:00:00+00:00";
  const { user, fields } = open({ revised_at, revision_note: "Old news." });
  expect(screen.getByLabelText("What changed")).toHaveValue("Old news.");
  expect(fields().revised_at).toBe(revised_at);

  await user.click(screen.getByRole("button", { name: "Updated again just now" }));
  expect(Date.parse(fields().revised_at ?? "")).toBeGreaterThan(Date.parse(revised_at));
});

test("the former URLs of the post are shown", async () => {
  const [post, other] = [postRow(), postRow()];
  serveRows("posts", [post, other]);
  serveRows("post_slugs", [
    { slug: "first-name", post_id: post.id, since: "2026-11-01T10:00:00+00:00" },
    { slug: "second-name", post_id: post.id, since: "2026-11-02T10:00:00+00:00" },
    { slug: "other", post_id: other.id, since: "2026-11-02T10:00:00+00:00" },
  ]);
  open(post);

  const list = within(await screen.findByRole("region", { name: "Former addresses" }));
  const [second, first, ...others] = list.getAllByRole("listitem");
  expect(second).toHaveTextContent(/^\/blog\/second-nameuntil /);
  expect(first).toHaveTextContent(/^\/blog\/first-nameuntil /);
  expect(others).toEqual([]);
});
