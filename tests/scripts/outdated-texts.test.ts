import { afterAll, assert, expect, test } from "vitest";
import { outdatedTexts, storeRendered } from "../../scripts/content/outdated.ts";
import { checkTexts } from "../../scripts/doctor/texts.ts";
import { drawDiagrams } from "../../src/lib/markdown/diagrams.ts";
import { startTestBackend } from "../support/test-backend.ts";
import { renderer } from "../support/content-site.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());
// Each test renders all of them.
await backend.db.query("delete from public.posts");
const refuse = (line: string) => {
  throw new Error(line);
};

const DRAWING = { light: "<svg/>", dark: "<svg/>" };
const OLD = '<p><a href="#---">a link</a></p>';

test("texts that an earlier version rendered are found, and stored as this one renders them", async () => {
  const owner = await backend.as("owner@example.com");
  const contents = async () =>
    (await owner.from("posts").select("slug, content, source").order("slug").throwOnError()).data;
  // Only a browser can draw a diagram.
  const drawn = {
    slug: "drawn",
    title: "Drawn",
    format: "markdown",
    source: "[a link](/now)\n\n```mermaid\ngraph TD\n```",
    content: '<p><a href="/now">a link</a></p>\n<figure class="diagram"><svg></svg></figure>',
  };
  // HTML is not rendered.
  const html = { slug: "html", title: "HTML", format: "html", source: "", content: OLD };
  await owner.from("posts").insert([drawn, html]).throwOnError();
  const project = {
    slug: "orbit",
    title: "Orbit",
    description: "A sample.",
    long_description: "*Round* and round.",
    long_description_html: "<p><em>Round</em> and round.</p>",
  };
  await owner.from("projects").insert(project).throwOnError();
  const before = await contents();
  expect(await outdatedTexts(backend.db, renderer, refuse)).toEqual([]);
  expect(await checkTexts(backend.db, renderer)).toMatchObject({ level: "pass" });

  const content = drawn.content.replace("/now", "#---");
  await owner.from("posts").update({ content }).eq("slug", "drawn").throwOnError();
  await owner.from("pages").update({ content: OLD }).eq("path", "now").throwOnError();
  await owner
    .from("projects")
    .update({ long_description_html: OLD })
    .eq("slug", "orbit")
    .throwOnError();

  const outdated = await outdatedTexts(backend.db, renderer, refuse);
  expect(await checkTexts(backend.db, renderer)).toMatchObject({
    level: "warn",
    finding:
      "An earlier version rendered these differently: posts/drawn, pages/now, projects/orbit.",
  });
  const [first] = outdated;
  assert(first);
  for (const entry of outdated) await storeRendered(backend.db, entry);
  expect(await outdatedTexts(backend.db, renderer, refuse)).toEqual([]);
  expect(await contents()).toEqual(before);

  // What was read before is not stored over a change.
  await expect(storeRendered(backend.db, first)).rejects.toThrow("changed on the site");
});

const withFault = (source: string) =>
  source.includes("A fault")
    ? Promise.reject(new Error("It is nested too deeply."))
    : renderer.renderMarkdown(source);

test("a text that cannot be rendered is named beside the others", async () => {
  const owner = await backend.as("owner@example.com");
  await owner
    .from("pages")
    .insert([
      {
        path: "fault",
        format: "markdown",
        title: "Fault",
        source: "A fault.",
        content: "<p>A fault.</p>",
      },
      { path: "old", format: "markdown", title: "Old", source: "Old.", content: OLD },
    ])
    .throwOnError();
  expect(await checkTexts(backend.db, { ...renderer, renderMarkdown: withFault })).toMatchObject({
    level: "warn",
    finding:
      "An earlier version rendered these differently: pages/old. pages/fault: It is nested too deeply.",
  });
});

const fence = (code: string) => `\`\`\`mermaid\n${code}\n\`\`\`\n\n`;

test("diagrams stay as they are in a text that is rendered again, drawn or not", async () => {
  const owner = await backend.as("owner@example.com");
  const source = `*New*\n\n${fence("graph TD")}${fence("graph")}`;
  const html = await drawDiagrams(await renderer.renderMarkdown(source), (code) =>
    code.trim() === "graph" ? Promise.reject(new Error("No direction.")) : Promise.resolve(DRAWING),
  );
  expect(html).toMatch(/<figure.*No direction/s);
  const page = { path: "half-drawn", format: "markdown", title: "Half drawn", source };
  const content = html.replace("<em>New</em>", "Old");
  await owner
    .from("pages")
    .insert({ ...page, content })
    .throwOnError();
  const find = async () =>
    (await outdatedTexts(backend.db, renderer, refuse)).find(
      ({ text }) => text.name === "pages/half-drawn",
    );
  expect(await find()).toMatchObject({ html });

  // Nobody knows which diagram is missing here.
  await owner
    .from("pages")
    .update({ content: content.replace(/<pre><code.*/s, "") })
    .eq("path", page.path)
    .throwOnError();
  expect(await find()).toBeUndefined();
});
