import { expect, test } from "vitest";
import { provideDocument } from "../../../scripts/content/renderer.ts";
import { importDisqus } from "../../../scripts/import/disqus.ts";
import { written } from "./bring.ts";

const POST = "00000000-0000-4000-8000-000000000001";
const post = (id: number, thread: number, message: string, more = "") =>
  `<post dsq:id="${id}"><id/><message><![CDATA[${message}]]></message><createdAt>2020-01-01T00:00:0${id}Z</createdAt>
   <isDeleted>false</isDeleted><isSpam>${more === "spam"}</isSpam><author><name>Ann &amp;amp; Co</name></author>
   <thread dsq:id="${thread}"/>${more.startsWith("<") ? more : ""}</post>`;
const DISQUS = `
<?xml version="1.0"?><disqus xmlns:dsq="d">
  <thread dsq:id="1"><id>old</id><link>https://old.example.com/2020/hello.html</link><title>Hello</title></thread>
  <thread dsq:id="2"><id/><link>https://old.example.com/gone/</link><title>Gone</title></thread>
  ${post(3, 1, "<p>First <b>words</b></p>")}${post(4, 1, `<p>See <a href="http://disq.us/url?url=http%3A%2F%2Fa.example%2Fvery%2Flong%3AuQ7PsIXqBGWWfrHEm2P9GcXgDaU&amp;cuid=1">http://a.example/ver...</a></p>`, '<parent dsq:id="3"/>')}
  ${post(5, 2, "<p>Nowhere</p>")}${post(6, 1, "x", "spam")}</disqus>`;

/** Imports comments for the article “hello”, again and again. */
function importerOf(xml: string) {
  provideDocument();
  const inserted: Record<string, unknown>[] = [];
  const lines: string[] = [];
  const bring = () =>
    importDisqus(
      {
        query: (sql, [row = "{}"] = []) => {
          const isInsert = sql.startsWith("insert into public.comments");
          if (isInsert) inserted.push(JSON.parse(row ?? "{}"));
          const rows = /union all/.test(sql)
            ? [{ slug: "hello", id: POST }]
            : /from public\.comments/.test(sql)
              ? inserted.map(({ id }) => ({ id: String(id) }))
              : [{ claims: "{}", row }];
          return Promise.resolve({ rows });
        },
      },
      written(xml),
      {
        print: (line) => lines.push(line),
        isRehearsal: false,
        redirectsFile: `${written({})}/redirects.json`,
      },
    );
  return { bring, inserted, lines };
}

test("Disqus: comments are imported for existing articles, once, in their threads", async () => {
  const { bring, inserted, lines } = importerOf(DISQUS);
  expect(await bring()).toEqual({ comments: 2, known: 0, faults: 1 });
  expect(inserted).toMatchObject([
    { content: "First **words**", author_name: "Ann & Co", parent_id: null, post_id: POST },
    { content: "See http://a.example/very/long", parent_id: inserted[0]?.["id"] },
  ]);
  expect(lines.join("\n")).toMatch(/1 comments of “Gone” are not imported[^]*|1 deleted/);
  expect(await bring()).toEqual({ comments: 0, known: 2, faults: 1 });
});

test("Disqus: copied threads are imported once, replies to deleted comments stay in their thread", async () => {
  const again = post(3, 1, "<p>First</p>");
  const { bring, inserted, lines } = importerOf(`<disqus xmlns:dsq="d">
    <thread dsq:id="1"><link>https://old.example.com/hello/</link><title>Hello</title></thread>
    <thread dsq:id="2"><link>https://new.example.com/blog/hello</link><title>Hello</title></thread>
    <thread dsq:id="4"><link>https://old.example.com/hello/?x</link><isDeleted>true</isDeleted></thread>
    ${again}${post(4, 1, "<p>Gone</p>", '<parent dsq:id="3"/>').replace("<isDeleted>false", "<isDeleted>true")}
    ${post(5, 1, "<p>Below</p>", '<parent dsq:id="4"/>')}${again.replace('"3"', '"6"').replace('"1"', '"2"')}
    ${post(7, 2, "<p>Later</p>", '<parent dsq:id="6"/>')}${post(8, 9, "<p>Nowhere</p>")}${post(9, 4, "<p>Hidden</p>")}</disqus>`);
  expect(await bring()).toEqual({ comments: 3, known: 0, faults: 1 });
  const first = inserted[0]?.["id"];
  expect(inserted).toMatchObject([
    { content: "First", parent_id: null },
    { content: "Below", parent_id: first },
    { content: "Later", parent_id: first },
  ]);
  expect(lines.join("\n")).toMatch(
    /^2 deleted comments[^]*1 comments of “” are not imported: the file does not say where[^]*1 comments are in two threads/,
  );
  expect(await bring()).toEqual({ comments: 0, known: 3, faults: 1 });
});

test("Disqus: the same words twice in one thread, in one second, are two comments", async () => {
  const twice = post(3, 1, "<p>+1</p>");
  const { bring, inserted } = importerOf(`<disqus xmlns:dsq="d">
    <thread dsq:id="1"><link>https://old.example.com/hello/</link><title>Hello</title></thread>
    ${twice}${twice.replace('"3"', '"4"')}</disqus>`);
  expect(await bring()).toEqual({ comments: 2, known: 0, faults: 0 });
  expect(inserted).toMatchObject([{ content: "+1" }, { content: "+1" }]);
});
