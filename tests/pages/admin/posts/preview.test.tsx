import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Tables } from "@/lib/supabase/database.types";
import { postRow } from "../../../support/factories";
import { renderApp } from "../../../support/render";
import { sampleArticles } from "../../../support/sample-articles.ts";
import { findToast } from "../../../support/toasts";
import { servePost } from "../../post/serve-post";
import { field, openPost } from "./open-editor";
import { isFull, sample } from "../../../support/scope.ts";

/** What no sample article contains. */
const REST = String.raw`
It is said[^who] that $a^2 + b^2 = c^2$, for $5. <u onclick="alert(1)">Raw</u> <script>alert(1)</script>

$$
\int_0^1 x \, dx
$$

> [!WARNING] Mind the *gap*
> - [x] done

![A kite](/storage/v1/object/public/media/00000000-0000-4000-8000-000000000001/1920x1280 "In May")

~~~mermaid
flowchart LR
  one --> two
~~~

[^who]: By *Pythagoras*.
`;

/** All of them in the full run. */
const articles = isFull ? sampleArticles : sampleArticles.slice(0, 1);

const html = articles.map(({ name, html: content }) => ({ name, post: { content } }));
const markdown = articles.map((sample) => ({
  name: `${sample.name} in Markdown`,
  source: sample.markdown,
}));

test.each(sample(html))("the preview of $name shows what is published", async ({ post }) => {
  const { preview, published } = await previewAndPublish(postRow({ ...post, format: "html" }));
  expect(published).toBe(preview);
});

test.each([...markdown, { name: "everything else in Markdown", source: REST }])(
  "the preview of $name shows what is published",
  async ({ source }) => {
    const { preview, published } = await previewAndPublish(
      postRow({ format: "markdown", source, content: "<p>Older.</p>" }),
    );
    expect(published).toBe(preview);
  },
);

async function previewAndPublish(post: Tables<"posts">) {
  const { user, updated } = await openPost(post);
  await user.click(screen.getByRole("button", { name: "Preview" }));
  const preview = await articleIn(await screen.findByRole("region", { name: "Preview" }));
  await user.click(screen.getByRole("button", { name: "Edit" }));
  await user.type(field("Title"), "!");
  await user.click(screen.getByRole("button", { name: "Update" }));
  await findToast("Post updated successfully");
  cleanup();

  servePost({ ...post, ...updated[0] });
  renderApp(`/blog/${post.id}`);
  return { preview, published: await articleIn(await screen.findByRole("article")) };
}

/** The text of an article as it is put into the page. */
async function articleIn(container: HTMLElement): Promise<string> {
  const text = await waitFor(() => {
    const found = container.querySelector(".article");
    expect(found).toBeInTheDocument();
    // Code has its colours and buttons.
    expect(found?.querySelector(".code:not(:has(button)), .code:not(:has(.line))")).toBeNull();
    return found?.innerHTML ?? "";
  });
  expect(within(container).queryByText("Older.")).not.toBeInTheDocument();
  expect(text.length).toBeGreaterThan(500);
  return text;
}
