import { afterEach, expect, test, vi } from "vitest";
import type { Answered } from "@/lib/early-answers";

const URL_ASKED = "https://project.backend.example/rest/v1/posts";
const HEADERS = { accept: "application/json" };

/** The module with nothing remembered, in a browser whose page has a worker or not. */
async function load(controller: object | null) {
  vi.resetModules();
  vi.stubGlobal("navigator", { serviceWorker: { controller } });
  return import("@/lib/early-answers");
}
const answer = (text: string) => Promise.resolve(new Response(text));

afterEach(() => vi.unstubAllGlobals());

test("what was answered before the worker came, and on its way then, is handed over", async () => {
  const { handOverAnswers, rememberAnswer } = await load(null);
  const response = await rememberAnswer(URL_ASKED, { headers: HEADERS }, answer("before"));
  const late = Promise.withResolvers<Response>();
  const onItsWay = rememberAnswer(URL_ASKED, { method: "HEAD" }, late.promise);
  const taken: string[] = [];
  handOverAnswers(({ request }) => {
    taken.push(`${request.method} ${request.headers.get("accept")}`);
  });
  late.resolve(new Response("late"));
  await onItsWay;
  expect(taken).toEqual(["GET application/json", "HEAD null"]);
  expect(await response.text()).toBe("before");
});

test("what the worker saw by itself is not", async () => {
  const { handOverAnswers, rememberAnswer } = await load({});
  await rememberAnswer(URL_ASKED, undefined, answer("seen"));
  const take = vi.fn<(answered: Answered) => void>();
  handOverAnswers(take);
  expect(take).not.toHaveBeenCalled();
});

test("a page that is left open without a worker does not collect for ever", async () => {
  const { handOverAnswers, rememberAnswer } = await load(null);
  for (let count = 0; count < 100; count += 1) {
    await rememberAnswer(URL_ASKED, undefined, answer("again"));
  }
  const take = vi.fn<(answered: Answered) => void>();
  handOverAnswers(take);
  expect(take.mock.calls.length).toBeLessThan(50);
});
