import { HttpResponse } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { uploadTranslations } from "@/data/mail-language";
import { recordPosts } from "../support/requests";

afterEach(() => vi.unstubAllGlobals());

/** What the database says in emails now, and what it is brought. */
function database(language: string, version: string): unknown[] {
  recordPosts("rpc/mail_language", () => HttpResponse.json([{ language, version }]));
  return recordPosts("rpc/set_mail_language", () => new HttpResponse(null, { status: 204 }));
}

test("a build brings its words to a database that has others, once", async () => {
  vi.stubGlobal("SITE_WORDS", "new");
  const brought = database("en", "old");
  await uploadTranslations();
  expect(brought).toEqual([
    {
      language: "en",
      version: "new",
      is_right_to_left: false,
      words: expect.objectContaining({ "Open the message": "Open the message" }),
      forms: expect.arrayContaining(["one", "other"]),
    },
  ]);
  database("en", "new");
  await uploadTranslations();
  expect(brought).toHaveLength(1);
});

test("what stands in braces stays for the database to fill in", async () => {
  vi.stubGlobal("SITE_WORDS", "new");
  const brought = database("en", "");
  await uploadTranslations();
  expect(brought).toMatchObject([
    {
      words: {
        "{weekday}, {day} {month} {year}, {time}": "{weekday}, {day} {month} {year}, {time}",
        "{count} messages": { one: "{count} message", other: "{count} messages" },
      },
    },
  ]);
});

test("an English build takes the words of another language away", async () => {
  vi.stubGlobal("SITE_WORDS", "");
  const brought = database("de", "old");
  await uploadTranslations();
  expect(brought).toEqual([{ language: "en", version: "" }]);
});

test("where nothing was built, the database is not asked", async () => {
  const asked = recordPosts("rpc/mail_language");
  await uploadTranslations();
  expect(asked).toEqual([]);
});
