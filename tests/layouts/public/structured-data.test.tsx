import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { services } from "@/content/services";
import { resumeOf } from "@/content/resume";
import { commentRow, postRow, projectRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { faultsOf, structuredData, thingsIn } from "../../support/schema-org";
import { serveSettings } from "../../support/server";
import { signedInAs } from "../../support/session";
import { serveReads, serveRows } from "../../support/table";
import { servePost } from "../../pages/post/serve-post";
import { serveProject } from "../../pages/project/serve-project";

const LICENSE = "https://creativecommons.org/licenses/by/4.0/";
const origin = window.location.origin;

const post = postRow({
  title: "Nothing ends",
  slug: "nothing-ends",
  author_name: "Admin",
  tags: ["css"],
  series: "Ends",
  read_time: 7,
  comment_count: 3,
});
const project = projectRow({
  slug: "tidewatch",
  github_url: "https://github.com/example/tidewatch",
  start_date: "2025-03-01",
  technologies: ["MQTT"],
});

function serveSite(given: Parameters<typeof serveSettings>[0] = {}) {
  serveProject([project], [post]);
  serveReads("posts");
  serveSettings({ site_name: "Ada", content_license: LICENSE, ...given });
}

/** Opens a page, and returns its structured data once the settings are loaded. */
async function open(path: string) {
  renderApp(path);
  await waitFor(() => expect(document.title).toMatch(/\bAda$/));
  await screen.findByRole("heading", { level: 1 });
  return thingsIn(structuredData(document));
}

const the = (things: Record<string, unknown>[], type: string) =>
  things.filter((thing) => thing["@type"] === type);

test("what is invalid in schema.org is found", () => {
  const context = { "@context": "https://schema.org" };
  expect(faultsOf({ ...context, "@type": "Blogpost" })).toEqual(["there is no type Blogpost"]);
  expect(faultsOf({ ...context, "@type": "Person", headline: "x" })).toEqual([
    "Person has no headline",
  ]);
  expect(
    faultsOf({ ...context, "@type": "BlogPosting", author: "Ada", dateModified: "soon" }),
  ).toEqual([
    'BlogPosting.author is "Ada", not Organization or Person or IdReference',
    'BlogPosting.dateModified is "soon", not Date or DateTime',
  ]);
  expect(
    faultsOf({ ...context, "@type": "Person", worksFor: { "@type": "Person", name: "Eve" } }),
  ).toEqual(["Person.worksFor is a Person, not Organization or IdReference"]);
});

test("an article names its author, its blog and the licence of its text", async () => {
  serveSite();
  const [article] = the(await open("/blog/nothing-ends"), "BlogPosting");
  expect(article).toMatchObject({
    "@id": `${origin}/blog/nothing-ends#article`,
    author: { "@id": `${origin}/#person` },
    publisher: { "@id": `${origin}/#person` },
    isPartOf: [{ "@id": `${origin}/blog#blog` }, { name: "Ends" }],
    license: LICENSE,
    commentCount: 3,
    timeRequired: "PT7M",
  });
  expect(document.querySelector("link[rel=license]")).toHaveAttribute("href", LICENSE);
});

test("without a licence in the settings, none is declared", async () => {
  serveSite({ content_license: "" });
  const [article] = the(await open("/blog/nothing-ends"), "BlogPosting");
  expect(article).not.toHaveProperty("license");
  expect(document.querySelector("link[rel=license]")).toBeNull();
});

test("an article by a guest has the guest as its author", async () => {
  serveSite();
  serveRows("posts", [{ ...post, author_name: "Grace" }]);
  const [article] = the(await open("/blog/nothing-ends"), "BlogPosting");
  expect(article).toMatchObject({ author: { "@type": "Person", name: "Grace" } });
  expect(article?.["author"]).not.toHaveProperty("@id");
});

test("structured data lists comments with what they reply to, and leaves out pending ones", async () => {
  serveSite();
  const comment = commentRow({ author_name: "Eve </script><b>", content: "First!", likes: 2 });
  const reader = "owner@example.com";
  const reply = commentRow({ parent_id: comment.id, content: "Thanks", reader });
  signedInAs();
  const waiting = commentRow({ content: "Not yet", status: "pending", reader: "ada@example.com" });
  const author_id = "00000000-0000-4000-8000-000000000001";
  servePost({ ...post, author_id }, [comment, reply, waiting]);
  await open("/blog/nothing-ends#comments");
  await screen.findByText("First!");
  expect(screen.getByText("Not yet")).toBeVisible();
  const documents = structuredData(document);
  expect(documents.flatMap(faultsOf)).toEqual([]);
  const url = `${origin}/blog/nothing-ends`;
  const comments = thingsIn(documents).filter((thing) => "text" in thing);
  expect(comments).toMatchObject([
    {
      "@id": `${url}#comment-${comment.id}`,
      text: "First!",
      author: { name: "Eve </script><b>" },
      upvoteCount: 2,
      parentItem: { "@id": `${url}#article` },
    },
    {
      text: "Thanks",
      author: { "@id": `${origin}/#person` },
      parentItem: { "@id": `${url}#comment-${comment.id}` },
    },
  ]);
});

test("every service names its provider and its lowest price", async () => {
  serveSite();
  const found = the(await open("/services"), "Service");
  expect(found).toMatchObject(
    services.map(({ title, priceFrom }) => ({
      name: title,
      provider: { "@id": `${origin}/#person` },
      offers: { priceSpecification: { minPrice: priceFrom, priceCurrency: "USD" } },
    })),
  );
});

test("the resume lists where the owner worked and studied, and since when", async () => {
  serveSite();
  const things = await open("/resume");
  const { experience, education } = resumeOf(undefined);
  const entries = [...experience, ...education];
  expect(the(things, "OrganizationRole")).toMatchObject(
    entries.map(({ title, start }) => ({ roleName: title, startDate: String(start) })),
  );
  expect(the(things, "DigitalDocument")).toMatchObject([{ url: `${origin}/resume.pdf` }]);
});
