import fs from "node:fs";
import path from "node:path";
import { parseSync, Visitor, type ESTree } from "vite";
import { expect, test } from "vitest";
import { like, reference, type Catalogue } from "@/languages/catalogue";
import { ownerErrorMessages } from "@/lib/requests/owner-error-messages";
import { reasons } from "@/data/outbox-reasons";
import { errorMessages, translationOf } from "@/lib/requests/error-messages";
import { isSample } from "../../scripts/setup/samples.ts";
import { emptyCatalogue, pluralCategories } from "../../scripts/words/new-language.ts";
import { sentencesIn } from "../../scripts/schema/errors.ts";
import { moduleOf } from "../../scripts/schema/texts.ts";
import { HAS_TEXTS, textsIn } from "../../scripts/words/texts-in.ts";
import { catalogueOf, LANGUAGES, translate } from "../../scripts/words/translate.ts";
import { root } from "../../scripts/lib/root.ts";
import { projectFiles } from "../support/project-files.ts";

const languages = fs
  .readdirSync(LANGUAGES)
  .map((file) => path.parse(file).name)
  .filter((name) => name !== "catalogue");

function read(file: string): string {
  return fs.readFileSync(path.join(root, file), "utf8");
}

/** Limits are placeholders in the texts. */
function withoutNumbers(text: string): string {
  return text.replace(/\{\w+\}|\d[\d,.]*\d|\d/g, "#");
}

const own = projectFiles("src")
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("src/languages/"))
  .map((file) => ({ file, source: read(file) }))
  .filter(({ source }) => HAS_TEXTS.test(source));

const greeting =
  'import { t } from "@/lib/words";\nconst a = t("Hello");\nconst b = t("Bye, {name}", { name });\n';

test("a text is replaced by its translation, along with the call unless it has values", () => {
  const german = { Hello: "Hallo", "Bye, {name}": "Tschüs, {name}" };
  expect(translate("a.ts", greeting, german)).toBe(
    'import { t } from "@/lib/words";\nconst a = "Hallo";\nconst b = t("Tschüs, {name}", { name });\n',
  );
  expect(translate("a.ts", greeting, null)).toBe(greeting.replace('t("Hello")', '"Hello"'));
});

test("a text that depends on a number is replaced with all of its forms", () => {
  const source = 'plural(n, { one: "{count} day", other: "{count} days" })';
  const arabic = { "{count} days": { zero: "0", two: "2", other: "{count}" } };
  expect(translate("a.ts", source, arabic)).toBe(
    'plural(n, {"zero":"0","two":"2","other":"{count}"})',
  );
  expect(translate("a.ts", source, null)).toBe(source);
});

test("a text that is looked up by its English version is kept beside its translation", () => {
  expect(translate("a.ts", 'byEnglish("Hello")', { Hello: "Hallo" })).toBe(
    'byEnglish(["Hello","Hallo"])',
  );
  expect(errorMessages["Comments are closed."]).toBe("Comments are closed.");
  expect(errorMessages["constructor"]).toBeUndefined();
});

test("a missing translation or a text that is not a literal ends the build with its location", () => {
  expect(() => translate("src/a.ts", greeting, { Hello: "Hallo" })).toThrow(
    "src/a.ts: “Bye, {name}” is missing in the site's language.",
  );
  expect(() => textsIn("src/a.ts", "\nt(greeting)")).toThrow(
    "src/a.ts:2: the text must be a quoted literal, so that it can be translated.",
  );
});

/** Literals that components are given or show without `t`. */
function unsaid(file: string, source: string): string[] {
  const found: string[] = [];
  const look = (node: ESTree.Node | null) => {
    if (node?.type === "ConditionalExpression") [node.consequent, node.alternate].forEach(look);
    else if (node?.type === "LogicalExpression") look(node.right);
    else if (node?.type === "Literal" && /^[A-Z][a-z]/.test(String(node.value)))
      found.push(`${file}: ${String(node.value)}`);
  };
  new Visitor({
    JSXAttribute: ({ name, value }) => {
      // The names of keys are not part of the interface.
      if (name.name !== "aria-keyshortcuts") look(value);
    },
    JSXExpressionContainer: ({ expression }) => look(expression),
  }).visit(parseSync(file, source).program);
  return found;
}

test("every text of the interface is passed to `t`", () => {
  expect(own.flatMap(({ file, source }) => unsaid(file, source))).toEqual([]);
});

test("the compiler refuses a language with missing texts, extra texts or other names", () => {
  // @ts-expect-error -- The name is left out.
  reference({ "Hello {name}": "Hallo" });
  // @ts-expect-error -- The name differs.
  reference({ "Hello {name}": "Hallo {nom}" });
  type Texts = { Hello: string; "{count} days": { other: string } };
  // @ts-expect-error -- A text is missing.
  like<Texts>()({ Hello: "Bonjour" });
  // @ts-expect-error -- A text is not filled in.
  like<Texts>()({ Hello: "", "{count} days": { other: "{count} jours" } });
  // @ts-expect-error -- No component has this text.
  like<Texts>()({ Hello: "Bonjour", "{count} days": { other: "{count} jours" }, Bye: "Salut" });
  // @ts-expect-error -- A text without forms has some.
  like<Texts>()({ Hello: { other: "Bonjour" }, "{count} days": { other: "{count} jours" } });
  // @ts-expect-error -- A text with forms has none.
  like<Texts>()({ Hello: "Bonjour", "{count} days": "{count} jours" });
  // It does not complain about the texts that are there.
  like<Texts & { "Hello {name}": string }>()(
    // @ts-expect-error -- A text is missing.
    {
      "Hello {name}": "Bonjour {name}",
      "{count} days": { other: "{count} jours" },
    },
  );
  like<Texts & { "Hello {name}": string }>()({
    "Hello {name}": "Bonjour {name}",
    "{count} days": { other: "{count} jours" },
    Hello: "Bonjour",
    // @ts-expect-error -- No component has this text.
    Bye: "Salut",
  });
  expect(
    like<Texts>()({ Hello: "Bonjour", "{count} days": { other: "{count} jours" } }).Hello,
  ).toBe("Bonjour");
});

test.each(languages)("%s has exactly the texts of the site", async (language) => {
  const catalogue = await catalogueOf(language);
  const said = new Set(
    own.flatMap(({ file, source }) => textsIn(file, source).map(({ text }) => text)),
  );
  const known = Object.keys(catalogue ?? {});
  expect([...said].filter((text) => !known.includes(text))).toEqual([]);
  // When an owner replaces the sample's texts, their translations stay behind.
  const [name = ""] = /\bname: ".*/.exec(read("src/content/profile.ts")) ?? [];
  const isSamples = isSample(name);
  expect(known.filter((text) => isSamples && !said.has(text))).toEqual([]);
});

test.each(languages)("%s has all plural forms of its language", async (language) => {
  const catalogue: Catalogue = (await catalogueOf(language)) ?? {};
  const forms = pluralCategories(language).toSorted();
  const wrong = Object.entries(catalogue).filter(
    ([, said]) => typeof said !== "string" && Object.keys(said).toSorted().join() !== forms.join(),
  );
  expect(wrong).toEqual([]);
});

test("error messages match the sentences in the migrations, and those for visitors are complete", () => {
  const folder = path.join(root, "supabase/migrations");
  const migrations = fs.readdirSync(folder).map((file) => read(`supabase/migrations/${file}`));
  const sql = migrations.join("\n");
  const rules = withoutNumbers(sql);
  const all = [...[errorMessages, ownerErrorMessages].flatMap(Object.keys), ...reasons.keys()];
  const quoted = (text: string) => `'${withoutNumbers(text).replaceAll("'", "''")}'`;
  expect(all.filter((text) => !rules.includes(quoted(text)))).toEqual([]);
  const forVisitors =
    /'([^']+)', '((?:comments|contact_messages|draft_notes_(?:name|note)|consultation_requests)_(?!status|reply|scheduled|proposed)\w+)'/g;
  // A later migration may change the sentence of a rule.
  const said = new Map(
    [...sql.matchAll(forVisitors)].map(([, sentence, rule]) => [rule, sentence]),
  );
  expect(said.size).toBeGreaterThan(10);
  expect(
    [...said.values()].filter((sentence) => sentence && !translationOf(sentence, errorMessages)),
    "src/lib/requests/error-messages.ts",
  ).toEqual([]);
  const changed = [...sql.matchAll(/errcode = 'PT412', message = '([^']+)'/g)].at(-1)?.[1] ?? "";
  expect(translationOf(changed, errorMessages)).toBeDefined();
  const kept = [...sql.matchAll(/\banswer = '([^']+)'/g)].map(([, answer = ""]) => answer);
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter((answer) => !reasons.has(answer))).toEqual([]);
});

test("the messages of checks are collected with placeholders for limits, unless they are composed", () => {
  const source = `CHECK (private.ensure((length(a, '(') <= 200), 'A tag''s name has 1 to 2,000 characters, at most 5.'::text, 'a'::text));
    perform private.ensure(found, 'The year is 2000 to 2099.');
    perform private.ensure(is_valid(b), 'A line: ' || b, 'c'); perform private.ensure(b, message, 'The name')`;
  expect(sentencesIn(source)).toEqual([
    "A tag's name has {min} to {max} characters, at most {max}.",
    "The year is 2000 to 2099.",
  ]);
});

test("the database's texts are collected from its functions, which must have them as literals", () => {
  const source = `select private.say('The site’s “{name}” isn''t built', given), private.label('From:'),
    private.say_number(count(*) - 1, '{count} day', '{count} days'), private.translation( 'Other' )`;
  const module = moduleOf([{ name: "mail", source }]);
  expect(textsIn("words.ts", module).map(({ text }) => text)).toEqual([
    "From:",
    "Other",
    "The site’s “{name}” isn't built",
    "{count} days",
  ]);
  for (const call of [
    "say(title)",
    "say_number(n, one, 'days')",
    "label(case when a then 'A' end)",
  ])
    expect(() => moduleOf([{ name: "mail", source: `select private.${call}` }])).toThrow(
      "private.mail: a text must be a quoted literal.",
    );
});

test("a new language starts with every text, and with its own plural forms", () => {
  const polish = emptyCatalogue("pl");
  expect(polish).toContain("/** Polish. */");
  expect(polish).toContain('"{count} comments": { one: "", few: "", many: "", other: "" }');
  expect(polish).toContain('"Skip to content": "",');
  expect(polish).not.toContain("Zum Inhalt springen");
  const keys = /^ {2}(?:"(?:[^"\\]|\\.)*"|\w+):/gm;
  expect(polish.match(keys)).toEqual(read("src/languages/de.ts").match(keys));
});
