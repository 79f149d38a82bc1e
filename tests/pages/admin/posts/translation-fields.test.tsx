import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { TranslationFields } from "@/pages/admin/posts/editor/sections/TranslationFields";
import { fill } from "../../../support/fill";
import { postRow } from "../../../support/factories";
import { refusal, rest, server } from "../../../support/server";
import { signedInAs } from "../../../support/session";
import { serveRows } from "../../../support/table";
import { openSection } from "./open-section";

const GLAZES = "00000000-0000-4000-a000-000000000001";
const original = postRow({ title: "On glazes", language: "en", published: true });
const german = postRow({ title: "Über Glasuren", language: "de", published: false });
const french = postRow({ title: "Des émaux", language: "fr", translation_key: GLAZES });

function serve(...posts: ReturnType<typeof postRow>[]) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  serveRows("posts", posts);
}

/** The button that opens the choice, once the translations are known. */
const choice = { name: "Choose an article", busy: false };

test("an article becomes a translation of another, which is chosen by its title", async () => {
  serve(original, german, french);
  const { user, fields } = openSection(TranslationFields, { ...german });
  await user.click(await screen.findByRole("button", choice));
  const dialog = within(await screen.findByRole("dialog", { name: "Choose an article" }));
  await dialog.findByRole("button", { name: /On glazes/ });
  expect(dialog.queryByRole("button", { name: /Über Glasuren/ })).not.toBeInTheDocument();
  await fill(user, dialog.getByLabelText("Search articles"), "glazes");
  await user.click(await dialog.findByRole("button", { name: /^On glazes ?English$/ }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(fields().translation_key).toBe(original.id);
  const link = await screen.findByRole("link", { name: "On glazes" });
  expect(link).toHaveAttribute("href", `/admin/posts/${original.id}`);
});

test("an article joins translations that share a key", async () => {
  serve(german, french);
  const { user, fields } = openSection(TranslationFields, { ...german });
  await user.click(await screen.findByRole("button", choice));
  await user.click(await screen.findByRole("button", { name: /Des émaux/ }));
  expect(fields().translation_key).toBe(GLAZES);
});

test("the original lists its translations, marks drafts, and can leave", async () => {
  const draft = { ...german, translation_key: original.id };
  serve(original, draft);
  const { user, fields } = openSection(TranslationFields, original);
  const [item] = await screen.findAllByRole("listitem");
  expect(item).toHaveTextContent("Deutsch");
  expect(item).toHaveTextContent("Über Glasuren");
  expect(item).toHaveTextContent("Draft");
  await user.click(screen.getByRole("button", { name: "Not a translation" }));
  // The other one refers to its id.
  expect(fields().translation_key).toMatch(/^[\da-f-]{36}$/);
  expect(fields().translation_key).not.toBe(original.id);
  expect(await screen.findByRole("button", { name: "Choose an article" })).toHaveFocus();
  expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
});

test("a translation can be detached from its original", async () => {
  const translated = { ...german, translation_key: original.id };
  serve(original, translated);
  const { user, fields } = openSection(TranslationFields, translated);
  await user.click(await screen.findByRole("button", { name: "Not a translation" }));
  expect(fields().translation_key).toBeNull();
});

test("if no article is in another language, a message explains what to do", async () => {
  serve(original);
  const { user } = openSection(TranslationFields, original);
  await user.click(await screen.findByRole("button", choice));
  expect(await screen.findByText("No articles in another language")).toBeVisible();
});

test("no article is chosen until the translations are known", async () => {
  serve(original, { ...german, translation_key: original.id });
  server.use(http.get(rest("posts"), () => refusal("No."), { once: true }));
  const { user } = openSection(TranslationFields, original);
  expect(screen.queryByRole("button", choice)).not.toBeInTheDocument();
  expect(await screen.findByRole("alert")).toHaveTextContent("Error loading articles: No.");
  expect(screen.queryByRole("button", choice)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "Über Glasuren" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
