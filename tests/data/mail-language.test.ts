import { HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { uploadTranslations } from "@/data/mail-language";
import { recordPosts } from "../support/requests";

/** Serves the language of emails in the database, and records what is uploaded. */
function serveMailLanguage(language: string, version: string): unknown[] {
  recordPosts("rpc/mail_language", () => HttpResponse.json([{ language, version }]));
  return recordPosts("rpc/set_mail_language", () => new HttpResponse(null, { status: 204 }));
}

test("a build uploads its translations to a database with different ones, once", async () => {
  vi.stubGlobal("SITE_WORDS", "new");
  const uploaded = serveMailLanguage("en", "old");
  await uploadTranslations();
  expect(uploaded).toEqual([
    {
      language: "en",
      version: "new",
      is_right_to_left: false,
      words: expect.objectContaining({ "Open the message": "Open the message" }),
      forms: expect.arrayContaining(["one", "other"]),
    },
  ]);
  serveMailLanguage("en", "new");
  await uploadTranslations();
  expect(uploaded).toHaveLength(1);
});

test("placeholders are left for the database to fill in", async () => {
  vi.stubGlobal("SITE_WORDS", "new");
  const uploaded = serveMailLanguage("en", "");
  await uploadTranslations();
  expect(uploaded).toMatchObject([
    {
      words: {
        "{weekday}, {day} {month} {year}, {time}": "{weekday}, {day} {month} {year}, {time}",
        "{count} messages": { one: "{count} message", other: "{count} messages" },
      },
    },
  ]);
});

test("an English build removes the translations of another language", async () => {
  vi.stubGlobal("SITE_WORDS", "");
  const uploaded = serveMailLanguage("de", "old");
  await uploadTranslations();
  expect(uploaded).toEqual([{ language: "en", version: "" }]);
});

test("without a build the database is not queried", async () => {
  const asked = recordPosts("rpc/mail_language");
  await uploadTranslations();
  expect(asked).toEqual([]);
});
