import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { serveSettings } from "../../support/server";
import { structuredData } from "../../support/schema-org";
import { servePost } from "./serve-post";

const translation_key = "00000000-0000-4000-a000-000000000001";
const post = postRow({ title: "The one", slug: "the-one", language: "en", translation_key });
const translation = (language: string, created_at: string) =>
  postRow({
    title: `In ${language}`,
    slug: `in-${language}`,
    language,
    translation_key,
    created_at,
  });

async function open(others: ReturnType<typeof translation>[], shown = post) {
  servePost(shown, [], { others });
  renderApp(`/blog/${shown.slug}`);
  await screen.findByRole("heading", { name: "The one", level: 1 });
  await screen.findByLabelText("Leave a comment");
}

const alternates = () =>
  [...document.head.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [
    link.getAttribute("hreflang"),
    new URL(link.getAttribute("href") ?? "").pathname,
  ]);
const article = () => structuredData(document).find((thing) => thing["@type"] === "BlogPosting");
const later = new Date(Date.parse(post.listed_at) + 60_000).toISOString();
const earlier = new Date(Date.parse(post.listed_at) - 60_000).toISOString();

test("an article links to its translations, by the languages' own names", async () => {
  await open([translation("fa", later), translation("de", later)]);
  const header = within(screen.getByRole("article"));
  const links = await header.findAllByRole("link", { name: /Deutsch|فارسی/ });
  expect(
    links.map((link) => ["href", "hreflang", "lang", "dir"].map((name) => link.getAttribute(name))),
  ).toEqual([
    ["/blog/in-de", "de", "de", "ltr"],
    ["/blog/in-fa", "fa", "fa", "rtl"],
  ]);
  expect(header.getByText(/^Also in/)).toHaveTextContent("Also in Deutsch, فارسی");
});

test("search engines get all translations, including this one, and the default one", async () => {
  await open([translation("fr", earlier), translation("de", later)]);
  await waitFor(() =>
    expect(alternates()).toEqual([
      ["fr", "/blog/in-fr"],
      ["en", "/blog/the-one"],
      ["de", "/blog/in-de"],
      // The one in the site's language.
      ["x-default", "/blog/the-one"],
    ]),
  );
});

test("if none is in the site's language, the original is the default", async () => {
  serveSettings({ language: "nl" });
  await open([translation("fr", earlier), translation("de", later)]);
  await waitFor(() => expect(alternates().at(-1)).toEqual(["x-default", "/blog/in-fr"]));
});

test("structured data names the translations of the original, and the original of a translation", async () => {
  await open([translation("de", later)]);
  await waitFor(() =>
    expect(article()).toMatchObject({
      workTranslation: [{ "@type": "BlogPosting", inLanguage: "de" }],
    }),
  );
  expect(article()).not.toHaveProperty("translationOfWork");
  cleanup();
  await open([translation("fr", earlier), translation("de", later)]);
  await waitFor(() =>
    expect(article()).toMatchObject({
      translationOfWork: { "@type": "BlogPosting", inLanguage: "fr" },
    }),
  );
  expect(article()).not.toHaveProperty("workTranslation");
});

test("an article in one language mentions no others", async () => {
  await open([]);
  expect(screen.queryByText(/Also in/)).not.toBeInTheDocument();
  expect(alternates()).toEqual([]);
  expect(article()).not.toHaveProperty("workTranslation");
});

test("an unlisted article links to its translations, but not for search engines", async () => {
  await open([translation("de", later)], { ...post, unlisted: true });
  expect(await screen.findByRole("link", { name: "Deutsch" })).toBeVisible();
  expect(alternates()).toEqual([]);
});
