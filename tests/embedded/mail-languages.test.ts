/** The language of emails and calendar files. */
import fs from "node:fs";
import { expect, test } from "vitest";
import type { Forms } from "@/languages/catalogue";
import { databaseWords } from "@/lib/supabase/database-words";
import { escapeRegExp } from "@/lib/text/escape-reg-exp";
import { numberForms } from "@/lib/text/number-forms";
import { storeTranslations } from "../../scripts/words/database-words.ts";
import { pluralCategories } from "../../scripts/words/new-language.ts";
import { changes } from "./mail-scenes/changes.ts";
import { ofClients } from "./mail-scenes/clients.ts";
import { ofOwner } from "./mail-scenes/owner.ts";
import { ofReaders } from "./mail-scenes/readers.ts";
import { ID, insert, OUTBOX, queueMail, type Content } from "./mail-scenes/scene.ts";
import { siteOf } from "./site-of-owner.ts";
import { words } from "../support/words.ts";
import { sample } from "../support/scope.ts";

const OWNER = "robin@example.com";
const scenes = [...ofOwner, ...changes, ...ofClients, ...ofReaders];

const backend = await siteOf(
  OWNER,
  `
  update private.notification_settings set service = 'resend', site_url = 'https://site.example' where singleton;
  update public.site_settings set site_name = 'Robin', contact_email = 'hello@example.com',
    booking_time_zone = 'Europe/Berlin' where singleton;
`,
);

const speakIn = (language: string) =>
  storeTranslations((sql, values) => backend.db.query(sql, values), language);

async function first(sql: string): Promise<unknown> {
  const { rows } = await backend.db.query<unknown[]>(sql, [], { rowMode: "array" });
  return rows[0]?.[0];
}

/** What a query returns: an email as people read it, without what differs each time, or a text. */
async function contentOf(query: string): Promise<Content> {
  const made = await first(query);
  if (typeof made === "string") return { text: made };
  const { rows } = await backend.db.query<{ subject: string; text: string }>(
    "select $1::jsonb ->> 'subject' as subject, private.mail_text($1) as text",
    [JSON.stringify(made)],
  );
  const { subject = "", text = "" } = rows[0] ?? {};
  const plain = text
    .replace(/date#\S+/, "date#…")
    .replace(/^(⟦?Held until⟧?): (?!.* 2030, ).*/m, "$1: …");
  return { subject, text: plain };
}

test.each(scenes.map((scene) => [scene.title, scene] as const))("%s", async (_, scene) => {
  await backend.db.exec(scene.sql);
  expect(await contentOf(scene.query)).toEqual(scene.expected);
});

/** Tested below: lists of names, the codes of choices, and errors of calendars. */
const CHOICES = {
  "web-development": "Web Development",
  "mobile-app": "Mobile App",
  "cloud-solutions": "Cloud Solutions",
  "ai-integration": "AI Integration",
  consulting: "Consulting",
  other: "Other",
  "50k+": "$50,000 and more",
  discuss: "Let us discuss",
  asap: "As soon as possible",
  "1-2months": "1–2 months",
  "3-6months": "3–6 months",
  "6months+": "6 months and more",
  flexible: "Flexible",
};
const isBelow = (text: string) =>
  /^(?:January, |Monday, |The calendar|The response is)/.test(text) ||
  Object.values(CHOICES).includes(text);

const mark = (text: string) => text.replace(/^(.*?)(:?)$/s, "⟦$1⟧$2");
const unmarked = (...texts: string[]) => texts.join("\n").replaceAll(/[⟦⟧]/g, "").toLowerCase();

/** Puts every translated text between marks, so text outside them is not in the site's language. */
async function speakInMarks() {
  const words = Object.entries(databaseWords)
    .filter(([text]) => !/^(?:January|Monday), /.test(text))
    .map(([text, its]) => [
      text,
      typeof its === "string" ? mark(text) : { one: mark(its.one ?? ""), other: mark(its.other) },
    ]);
  const owner = await backend.as(OWNER);
  const marked = { language: "en-XA", version: "1", words: Object.fromEntries(words) };
  await owner.rpc("set_mail_language", { ...marked, forms: numberForms("en") }).throwOnError();
}

/** The text outside all marks. */
function outside(text: string): string {
  const inner = text.replaceAll(/⟦[^⟦⟧]*⟧/g, "");
  return inner === text ? text : outside(inner);
}

/** Words that people typed, or that are the same in all languages. */
const TYPED = new Set(
  "Ada Audit Berlin CALNAME Clara DESCRIPTION EUR Europe Eve HTTP Hello Home It Kilns Our Past Post Re Reader Robin SUMMARY Team Text USD WR Well What Work about free is it kilns often repeats too".split(
    " ",
  ),
);

test.each(
  sample(
    scenes.map((scene) => [scene.title, scene] as const),
    (_, index) => index % 4 === 0,
  ),
)("in another language: %s", async (_, scene) => {
  await speakInMarks();
  await backend.db.exec(scene.sql);
  const { subject = "", text } = await contentOf(scene.query);
  expect(unmarked(subject, text)).toBe(unmarked(scene.expected.subject ?? "", scene.expected.text));
  const typed = outside(`${subject}\n${text}`).replaceAll(/https:\S+|\S+@\S+/g, "");
  expect(typed.match(/\p{L}{2,}/gu)?.filter((word) => !TYPED.has(word)) ?? []).toEqual([]);
});

test("every text in the database occurs in a scene", () => {
  const shown = scenes.map(({ expected }) => `${expected.subject}\n${expected.text}`).join("\n");
  const untried = Object.keys(databaseWords).filter(
    (text) => ![text, ...formsOf(databaseWords[text])].some((form) => patternOf(form).test(shown)),
  );
  expect(untried.filter((text) => !isBelow(text))).toEqual([]);
});

test("choices of the form are translated, and in English are as the form sends them", async () => {
  const codes = Object.keys(CHOICES);
  const choices = `select array_agg(private.choice_in_words(code) order by place)
    from unnest('{${codes.join()}}'::text[]) with ordinality as codes (code, place)`;
  expect(await first(choices)).toEqual(codes);
  await speakInMarks();
  expect(await first(choices)).toEqual(Object.values(CHOICES).map((text) => `⟦${text}⟧`));
});

test("amounts have the decimal separator of the language", async () => {
  await speakIn("de");
  expect(await first("select private.money(1200.5, 'EUR')")).toBe("1200,50 EUR");
});

test("errors about reading a calendar are translated", async () => {
  await speakIn("de");
  const folder = "supabase/functions/calendars";
  const code = fs.readdirSync(folder).map((file) => fs.readFileSync(`${folder}/${file}`, "utf8"));
  const sentences = [...code.join("\n").matchAll(/"(The [^"]+\.)"/g)].map(
    ([, sentence = ""]) => sentence,
  );
  expect(sentences.length).toBeGreaterThan(9);
  for (const sentence of sentences) {
    const { rows } = await backend.db.query<{ said: string }>(
      "select private.reading_error_in_words($1) as said",
      [sentence],
    );
    expect(rows[0]?.said).toMatch(/^(Der Kalender|Der Server|Die Antwort|Die Funktion) /);
  }
});

const formsOf = (words: string | Forms = "") =>
  typeof words === "string" ? [words] : Object.values(words);

function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map(escapeRegExp);
  return new RegExp(text === "" ? "(?!)" : parts.join(".+"));
}

const DAYS = `from generate_series(0, 11) as n,
  lateral (select '2030-01-01T12:34Z'::timestamptz + make_interval(months => n, days => n) as moment) as day`;

test("days and months are in the site's language", async () => {
  const days = `select string_agg(private.clock_in_words(moment, 'UTC'), '; ' order by n) ${DAYS}`;
  expect(await first(days)).toBe(
    await first(
      `select string_agg(to_char(moment at time zone 'UTC', 'FMDay, FMDD FMMonth YYYY, HH24:MI'), '; ' order by n) ${DAYS}`,
    ),
  );
  await speakIn("de");
  const format = new Intl.DateTimeFormat("de", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const moments = Array.from({ length: 12 }, (_, n) => new Date(Date.UTC(2030, n, 1 + n)));
  expect(await first(days)).toBe(
    moments.map((moment) => `${format.format(moment)}, 12:34 Uhr`).join("; "),
  );
});

test.each(["pl", "ar", "ru", "cy", "ja", "de"])("%s has its plural forms", async (language) => {
  const forms = Object.fromEntries(pluralCategories(language).map((form) => [form, form]));
  const owner = await backend.as(OWNER);
  const { error } = await owner.rpc("set_mail_language", {
    language,
    version: "1",
    words: { "{count} requests": forms },
    forms: numberForms(language),
  });
  expect(error).toBeNull();
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 1500 }, (_, number) => rules.select(number));
  expect(
    await first(
      `select array_agg(private.say_number(n, '{count} request', '{count} requests') order by n) from generate_series(0, 1499) as n`,
    ),
  ).toEqual(numbers);
});

test("a name is never treated as a placeholder or as a text to translate", async () => {
  await speakIn("de");
  await backend.db.exec(
    insert("public.contact_messages", {
      id: `'${ID}'`,
      name: "'{subject}'",
      email: "'a@example.com'",
      subject: "'From:'",
      message: "'Text.'",
    }) + queueMail("message", "message:1"),
  );
  expect(await first(`select private.compose_mail('${OUTBOX}') ->> 'subject'`)).toBe(
    "{subject}: From:",
  );
  expect(
    await first(
      `select private.say('A comment by {name} is waiting for approval', '{"name": "{name} {x}"}')`,
    ),
  ).toBe("Ein Kommentar von {name} {x} wartet auf dich");
});

/** The opening tag of the next email's HTML. */
async function htmlTag() {
  const html = await first(
    `select private.mail_html(private.mail_to_send(due, null)) from private.outbox as due`,
  );
  return /<html[^>]*>/.exec(String(html))?.[0];
}

test("an email's HTML declares its language, and keeps it when the site's changes", async () => {
  await backend.db.exec(queueMail("test", "test:1"));
  expect(await htmlTag()).toBe('<html lang="en">');
  await speakIn("de");
  expect(await htmlTag()).toBe('<html lang="de">');
  await backend.db.exec(
    "update private.site_words set language = 'ar', is_right_to_left = true where singleton",
  );
  expect(await htmlTag()).toBe('<html lang="ar" dir="rtl">');
  // It may have arrived, so it is repeated unchanged.
  await backend.db.exec(`update private.outbox set uncertain_since = now(),
    mail = private.mail_to_send(outbox, null) where true`);
  await speakIn("en");
  expect(await htmlTag()).toBe('<html lang="ar" dir="rtl">');
});

test("an English email does not declare its language, as in earlier versions", async () => {
  await backend.db.exec(queueMail("test", "test:1"));
  const keys =
    "select array_agg(key order by key) from private.outbox as due, jsonb_object_keys(private.mail_to_send(due, null)) as key";
  expect(await first(keys)).toEqual(words`
    headers parts reply_to site_name site_url subject
  `);
});
