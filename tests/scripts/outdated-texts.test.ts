import { afterAll, assert, expect, test } from "vitest";
import { outdatedTexts, storeRendered } from "../../scripts/content/outdated.ts";
import { checkTexts } from "../../scripts/doctor/texts.ts";
import { startTestBackend } from "../../supabase/embedded/testing.ts";
import { renderer } from "../support/content-site.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());
// Each test renders all of them.
await backend.db.query("delete from public.posts");
const refuse = (line: string) => {
  throw new Error(line);
};

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

test("a text keeps its drawn diagrams where another of them could not be drawn", async () => {
  const owner = await backend.as("owner@example.com");
  const diagram = "```mermaid\ngraph TD\n```";
  await owner
    .from("pages")
    .insert({
      path: "half-drawn",
      format: "markdown",
      title: "Half drawn",
      source: `${diagram}\n\n${diagram}\n`,
      content: '<figure class="diagram"><svg></svg></figure>\n<pre><code>graph TD</code></pre>',
    })
    .throwOnError();
  const outdated = await outdatedTexts(backend.db, renderer, refuse);
  expect(outdated.map(({ text }) => text.name)).not.toContain("pages/half-drawn");
});
