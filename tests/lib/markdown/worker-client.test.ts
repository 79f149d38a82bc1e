import { expect, test, vi } from "vitest";
import { renderMarkdown } from "@/lib/markdown/render";
import type { RenderResponse, RenderRequest } from "@/lib/markdown/worker";

/** A worker with the given responses, which is removed after the test. */
function serve(answer: (question: RenderRequest, worker: EventTarget) => void): string[] {
  const asked: string[] = [];
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      postMessage(question: RenderRequest) {
        asked.push(question.markdown);
        queueMicrotask(() => answer(question, this));
      }
    },
  );
  return asked;
}

const say = (worker: EventTarget, data: RenderResponse) =>
  worker.dispatchEvent(new MessageEvent("message", { data }));
const fail = (worker: EventTarget) =>
  worker.dispatchEvent(new Event("error", { cancelable: true }));

test("if the worker cannot be loaded, a text is rendered anyway", async () => {
  const asked = serve((_, worker) => fail(worker));
  expect(await renderMarkdown("*a*")).toBe("<p><em>a</em></p>");
  expect(await renderMarkdown("*b*")).toBe("<p><em>b</em></p>");
  // The worker is tried again each time.
  expect(asked).toEqual(["*a*", "*b*"]);
});

test("texts are rendered in the worker, and each gets its own result in any order", async () => {
  const questions: RenderRequest[] = [];
  serve((question, worker) => {
    questions.push(question);
    if (questions.length < 2) return;
    for (const { id, markdown } of questions.toReversed()) say(worker, { id, html: markdown });
    fail(worker);
  });
  expect(await Promise.all(["one", "two"].map((text) => renderMarkdown(text)))).toEqual([
    "one",
    "two",
  ]);
});
