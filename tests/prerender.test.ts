import { expect, test, vi } from "vitest";
import { renderPage } from "@/prerender";
import { postRow, settingsRow } from "./support/factories";
import { servePost } from "./pages/post/serve-post";

test("nothing keeps a build from ending when its pages are rendered", async () => {
  const post = postRow({ content: "<p>Rendered</p>" });
  servePost(post, []);
  const started = vi.spyOn(globalThis, "setTimeout");
  const stopped = vi.spyOn(globalThis, "clearTimeout");

  const path = `/blog/${post.slug}`;
  const { body } = await renderPage(path, settingsRow(), (html) => Promise.resolve(html));

  expect(body).toContain("<p>Rendered</p>");
  const long = started.mock.calls.flatMap(([, delay = 0], call) =>
    delay >= 10_000 ? [started.mock.results[call]?.value] : [],
  );
  const left = long.filter((timer) => !stopped.mock.calls.some(([one]) => one === timer));
  expect(long).not.toEqual([]);
  expect(left).toEqual([]);
});
