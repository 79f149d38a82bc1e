import { expect, test } from "vitest";
import { inLanguage, openGraphLocale } from "@/lib/text/language";

test("a text in the language of the page needs no attributes", () => {
  expect(inLanguage("en")).toEqual({});
});

test.each([
  ["en-GB", "ltr"],
  ["de", "ltr"],
  ["zh-Hant-TW", "ltr"],
  ["ar", "rtl"],
  ["he", "rtl"],
  ["fa-IR", "rtl"],
  ["ur", "rtl"],
  ["ckb", "rtl"],
  ["dv", "rtl"],
  ["az", "ltr"],
  ["az-Arab", "rtl"],
  ["xq", "ltr"],
])("a text in %s is written %s", (lang, dir) => {
  expect(inLanguage(lang)).toEqual({ lang, dir });
});

test.each([
  ["en", "en_US"],
  ["en-GB", "en_GB"],
  ["zh-Hant", "zh_TW"],
  ["xq", "xq"],
])("the locale of %s in link previews is %s", (language, locale) => {
  expect(openGraphLocale(language)).toBe(locale);
});
