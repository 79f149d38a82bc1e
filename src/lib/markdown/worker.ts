import { toHtml } from "./to-html";

export type Question = { id: number; markdown: string };
export type Answer = { id: number; html: string } | { id: number; problem: string };

addEventListener("message", ({ data: { id, markdown } }: MessageEvent<Question>) => {
  toHtml(markdown).then(
    (html) => postMessage({ id, html } satisfies Answer),
    (error: unknown) => postMessage({ id, problem: String(error) } satisfies Answer),
  );
});
