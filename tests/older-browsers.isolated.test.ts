/** The polyfills for browsers of 2023 behave like the features of current browsers. */
import { expect, test } from "vitest";
import { addPolyfills } from "@/older-browsers";

const TEXT = "Zoë’s 👩🏽‍🚀 🇩🇪 e\u0301\uD83D";
const usesOf = async () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signals = [one.signal, other.signal];
  const signal = AbortSignal.any(signals);
  const before = signal.aborted;
  other.abort("late");
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  resolve("done");
  reject("too late");
  const signs = new Intl.Segmenter().segment(TEXT);
  const words = new Intl.Segmenter("en", { granularity: "word" }).segment("A b, c 1");
  return {
    aborted: [before, signal.aborted, signal.reason, AbortSignal.any(signals).reason],
    groups: [...Map.groupBy([1, 2, 3], (number) => number % 2)],
    promised: await promise,
    json: await Response.json({ a: 1 }, { status: 503 }).json(),
    text: TEXT.toWellFormed(),
    urls: [URL.parse("b", "https://a.example/")?.href, URL.parse("b"), URL.canParse("b")],
    signs: [Array.from(signs, ({ segment }) => segment), signs.containing(9)?.index],
    words: Array.from(words, ({ segment, isWordLike }) => [segment, isWordLike]),
  };
};

test("polyfilled features behave like the native ones", async () => {
  const asToday = await usesOf();
  const lacking: [object, string][] = [
    [AbortSignal, "any"],
    [Map, "groupBy"],
    [Promise, "withResolvers"],
    [Response, "json"],
    [String.prototype, "toWellFormed"],
    [URL, "parse"],
    [URL, "canParse"],
    [Intl, "Segmenter"],
  ];
  for (const [object, name] of lacking) Reflect.deleteProperty(object, name);
  await expect(usesOf()).rejects.toThrow(TypeError);
  addPolyfills();
  expect(await usesOf()).toEqual(asToday);
});
