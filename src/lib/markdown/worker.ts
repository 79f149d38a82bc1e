import { toHtml } from "./to-html";

export type RenderRequest = { id: number; markdown: string };
export type RenderResponse = { id: number; html: string } | { id: number; problem: string };

addEventListener("message", ({ data: { id, markdown } }: MessageEvent<RenderRequest>) => {
  toHtml(markdown).then(
    (html) => postMessage({ id, html } satisfies RenderResponse),
    (error: unknown) => postMessage({ id, problem: String(error) } satisfies RenderResponse),
  );
});
