import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { profile } from "@/content/profile";
import { postRow, projectRow } from "../../support/factories";
import { goTo, renderApp } from "../../support/render";
import { servePost } from "../../pages/post/serve-post";
import { serveProject } from "../../pages/project/serve-project";
import { structuredData } from "../../support/schema-org";
import { serveSettings } from "../../support/server";
import { signedInAs } from "../../support/session";

const descriptions = () =>
  [...document.querySelectorAll("meta[name=description]")].map((meta) =>
    meta.getAttribute("content"),
  );

test.each([
  [
    "the SEO settings",
    { seo_title: "Ada, who mends", seo_description: "All about mending." },
    ["Ada, who mends", "All about mending."],
  ],
  [
    "the site's name and description",
    { site_name: "Ada", site_description: "A workshop." },
    ["Ada", "A workshop."],
  ],
  ["the profile", { site_name: "", site_description: "" }, [profile.name, profile.tagline]],
])(
  "the home page takes its title and description from %s",
  async (_, given, [title = "", description]) => {
    serveSettings(given);
    renderApp("/");
    await waitFor(() => expect(descriptions()).toEqual([description]));
    expect(document.title).toBe(title);
  },
);

test(
  "a page keeps its own title and description, or takes the site's",
  { tags: "full" },
  async () => {
    serveSettings({ site_name: "Ada", seo_title: "No", seo_description: "All about mending." });
    const { user } = renderApp("/contact");
    await waitFor(() => expect(document.title).toBe("Get In Touch — Ada"));
    expect(descriptions()).toEqual(["Write to me about a project, an article or a mistake."]);

    await user.click(screen.getByRole("link", { name: "Ada" }));
    goTo("/no-such-page");
    await waitFor(() => expect(document.title).toBe("Page Not Found — Ada"));
    expect(descriptions()).toEqual(["All about mending."]);
  },
);

const content = (selector: string) =>
  [...document.querySelectorAll(`meta[${selector}]`)].map((meta) => meta.getAttribute("content"));
const canonicals = () =>
  [...document.querySelectorAll("link[rel=canonical]")].map((link) => link.getAttribute("href"));
const structured = () => structuredData(document);
const trail = (...names: string[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: names.map((name) => ({ name })),
});

const post = postRow({
  title: `Nothing ends </script><script>alert("here")</script>`,
  slug: "nothing-ends",
  excerpt: "",
  content: `<p>The first words &amp; more.</p><p>${"Then others. ".repeat(50)}</p>`,
  tags: ["css", "html"],
  series: "Ends",
  created_at: "2026-10-01T10:00:00+00:00",
  published_at: "2026-11-01T10:00:00+00:00",
  revised_at: "2026-11-03T10:00:00+00:00",
  updated_at: "2026-11-02T10:00:00+00:00",
});

test("a post describes itself in link previews, at the URL of its slug", async () => {
  serveSettings({
    site_name: "Ada",
    social_twitter: "https://x.com/ada_mends",
    social_mastodon: "https://mastodon.example/@ada",
  });
  servePost(post);
  renderApp(`/blog/${post.id}?utm_source=elsewhere#comments`);
  await screen.findByRole("heading", { level: 1, name: post.title });
  await waitFor(() => expect(content("property='og:site_name'")).toEqual(["Ada"]));

  const url = `${window.location.origin}/blog/nothing-ends`;
  const image = `${window.location.origin}/images/social/${post.id}.png?v=mvz38740`;
  expect(canonicals()).toEqual([url]);
  const [description = ""] = descriptions();
  expect(description).toMatch(/^The first words & more\. Then others\. .*others\.$/);
  expect(description?.length).toBeLessThanOrEqual(200);
  const said = Object.fromEntries(
    [...document.querySelectorAll("meta[property]")].map((meta) => [
      meta.getAttribute("property"),
      meta.getAttribute("content"),
    ]),
  );
  expect(said).toEqual({
    "og:type": "article",
    "og:site_name": "Ada",
    "og:title": post.title,
    "og:description": description,
    "og:url": url,
    "og:locale": "en_US",
    "og:image": image,
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": post.title,
    "article:published_time": "2026-11-01T10:00:00+00:00",
    "article:modified_time": "2026-11-03T10:00:00+00:00",
    "article:author": "Robin Sample",
    "article:section": "Frontend",
    "article:tag": "html",
  });
  expect(content("property='article:tag'")).toEqual(["css", "html"]);
  expect(content("name='twitter:card'")).toEqual(["summary_large_image"]);
  expect(content("name='twitter:site'")).toEqual(["@ada_mends"]);
  expect(content("name='fediverse:creator'")).toEqual(["@ada@mastodon.example"]);
  expect(content("name=robots")).toEqual([]);

  // No title can end the element that contains it.
  expect(document.querySelector("script[type='application/ld+json']")?.textContent).not.toMatch(
    /</,
  );
});

test("a project describes itself and links to its code, at its own URL", async () => {
  const project = projectRow({
    title: "Tidewatch",
    slug: "tidewatch",
    description: "Sets the predicted tide beside the measured one.",
    github_url: "https://github.com/example/tidewatch",
    start_date: "2025-03-01",
    technologies: ["TypeScript", "MQTT"],
    updated_at: "2026-11-05T10:00:00+00:00",
  });
  serveSettings({ site_name: "Ada" });
  serveProject([project]);
  renderApp(`/projects/${project.id}`);
  await screen.findByRole("heading", { level: 1, name: "Tidewatch" });
  await waitFor(() => expect(document.title).toBe("Tidewatch — Ada"));

  const url = `${window.location.origin}/projects/tidewatch`;
  const image = `${window.location.origin}/images/social/${project.id}.png?v=mw3djr40`;
  expect(canonicals()).toEqual([url]);
  expect(descriptions()).toEqual([project.description]);
  expect(content("property='og:type'")).toEqual(["website"]);
  expect(content("property='og:image'")).toEqual([image]);
  expect(structured()).toMatchObject([
    trail("Ada", "My Projects", "Tidewatch"),
    {
      "@type": "SoftwareSourceCode",
      url,
      name: "Tidewatch",
      image,
      codeRepository: "https://github.com/example/tidewatch",
      dateCreated: "2025-03-01",
      keywords: ["TypeScript", "MQTT"],
      author: { "@type": "Person", name: "Ada" },
    },
  ]);
});

test("a project without public code is a creative work, not source code", async () => {
  serveProject([projectRow({ slug: "closed", start_date: null })]);
  renderApp("/projects/closed");
  await screen.findByRole("heading", { level: 1 });
  const [, work] = structured();
  expect(work).toMatchObject({ "@type": "CreativeWork" });
  for (const name of ["codeRepository", "dateCreated", "keywords"])
    expect(work).not.toHaveProperty(name);
});

test("the home page and About name the owner of the site", async () => {
  serveSettings({
    site_name: "Ada",
    social_github: "https://github.com/ada",
    social_linkedin: "https://www.linkedin.com/in/ada",
    social_twitter: "https://x.com/ada",
  });
  const { user } = renderApp("/");
  await screen.findByRole("heading", { level: 1 });
  const graph = [
    {
      "@type": "Person",
      name: "Ada",
      jobTitle: profile.role,
      sameAs: ["https://github.com/ada", "https://www.linkedin.com/in/ada", "https://x.com/ada"],
    },
    { "@type": "WebSite", name: "Ada", description: "A sample site." },
  ];
  await waitFor(() => expect(structured()).toMatchObject([{ "@graph": graph }]));

  const menu = within(screen.getByRole("navigation", { name: "Main" }));
  await user.click(menu.getByRole("link", { name: "About" }));
  await screen.findByRole("heading", { level: 1, name: /./ });
  await waitFor(() => expect(document.title).toBe("About Me — Ada"));
  expect(structured()).toMatchObject([trail("Ada", "About Me"), { "@graph": graph }]);
});

test("a filtered or searched list has the URL of the whole list", async () => {
  renderApp("/projects/?status=planned&q=maps");
  await waitFor(() => expect(canonicals()).toEqual([`${window.location.origin}/projects`]));
  expect(content("property='og:image'")).toEqual([
    `${window.location.origin}/images/social/projects.png`,
  ]);
  expect(document.querySelectorAll("link[rel=alternate]")).toHaveLength(3);
});

test("following a link replaces all metadata", async () => {
  servePost(post);
  const { user } = renderApp("/blog/nothing-ends");
  await screen.findByRole("heading", { level: 1, name: post.title });
  const menu = within(screen.getByRole("navigation", { name: "Main" }));
  await user.click(menu.getByRole("link", { name: "Contact" }));
  await waitFor(() => expect(document.title).toMatch(/^Get In Touch/));

  expect(canonicals()).toEqual([`${window.location.origin}/contact`]);
  expect(content("property='og:type'")).toEqual(["website"]);
  expect(content("property='og:title'")).toEqual(["Get In Touch"]);
  expect(document.querySelectorAll("meta[property^='article:']")).toHaveLength(0);
  expect(structured()).toMatchObject([trail("Robin Sample", "Get In Touch")]);
});

test.each([
  ["a missing page", "/no-such-page", "Page Not Found"],
  ["a missing post", "/blog/no-such-post", "Post Not Found"],
  ["a missing project", "/projects/no-such-project", "Project Not Found"],
  ["the owner's pages", "/admin/posts", "Sign in as the owner"],
])("search engines are told not to index %s", async (_, address, title) => {
  renderApp(address);
  await waitFor(() => expect(document.title).toContain(title));
  expect(content("name=robots")).toEqual(["noindex"]);
  expect(canonicals()).toEqual([]);
  expect(document.querySelectorAll("meta[property], script[type$=json]")).toHaveLength(0);
});

test("search engines are told not to index a draft that its owner reads", async () => {
  servePost({ ...post, published: false });
  signedInAs({ email: "owner@example.com", isOwner: true });
  renderApp("/blog/nothing-ends");
  await screen.findByRole("heading", { level: 1, name: post.title });
  expect(content("name=robots")).toEqual(["noindex"]);
});

test("a site without a configured URL names paths, and no feeds, which it does not have", async () => {
  // Only on the embedded backend a site takes the URL it is opened at.
  vi.stubEnv("VITE_SUPABASE_URL", "https://project.backend.example");
  servePost(post);
  renderApp("/blog/nothing-ends");
  await screen.findByRole("heading", { level: 1, name: post.title });
  expect(canonicals()).toEqual(["/blog/nothing-ends"]);
  expect(content("property='og:image'")).toEqual([`/images/social/${post.id}.png?v=mvz38740`]);
  expect(document.querySelectorAll("link[rel=alternate]")).toHaveLength(0);
});

test("the owner can keep every page out of search engines", async () => {
  serveSettings({ site_name: "Ada", robots_search: "refused" });
  renderApp("/contact");
  await waitFor(() => expect(content("name=robots")).toEqual(["noindex"]));
  // Link previews are unaffected.
  expect(content("property='og:title'")).toEqual(["Get In Touch"]);
});
