import type { Locator, Page } from "@playwright/test";
import { services } from "@/content/services";
import { asOwner, makeComment, makePost, makeProject, owner, unique } from "./backend.ts";
import { openPostSettings, writePlainly } from "./desk.ts";
import { expect, test } from "./fixtures.ts";
import { toast } from "./steps.ts";
import { outages, waitForOutage } from "./outages.ts";

type Table = "contact_messages" | "consultation_requests" | "comments" | "posts" | "projects";

/** The table, or the function, that a browser writes to. */
const writesTo: Record<Table, string> = {
  contact_messages: "rpc/send_contact_message",
  consultation_requests: "rpc/send_consultation_request",
  comments: "rpc/add_comment",
  posts: "posts",
  projects: "projects",
};

type Form = {
  /** Opens the form as a new visitor and returns its container. */
  open: (page: Page) => Promise<Locator>;
  /** Texts by label; the last one is unique. */
  typed: Record<string, string>;
  send: string;
  done: string;
  /** The table, and the column of the last text. */
  stored: { table: Table; column: string };
  /** True for admin forms. */
  isOwners?: boolean;
};

const message = { Name: "Grace Visitor", Email: "grace@example.com", Subject: "A question" };

async function openDialog(page: Page, path: string, button: string): Promise<Locator> {
  await page.goto(path);
  await page.getByRole("button", { name: button }).first().click();
  return page.getByRole("dialog");
}

/** Opens an editor and restores its draft if there is one. */
async function openEditor(page: Page, path: string): Promise<Locator> {
  await writePlainly(page);
  await page.goto(path);
  const isPost = path.startsWith("/admin/posts");
  const editor = page.getByRole(isPost ? "main" : "dialog");
  const restore = editor.getByRole("button", { name: "Restore" });
  await expect(restore.or(editor.getByLabel("Title")).first()).toBeVisible();
  if (await restore.isVisible()) await restore.click();
  if (isPost) await openPostSettings(page);
  return editor;
}

const FORMS: Record<string, () => Promise<Form>> = {
  "the contact form of the home page": () =>
    Promise.resolve({
      open: async (page) => {
        await page.goto("/");
        return page.getByRole("main").locator("form");
      },
      typed: { ...message, Message: unique("From the front page") },
      send: "Send Message",
      done: "Message Sent Successfully!",
      stored: { table: "contact_messages", column: "message" },
    }),
  "the contact form": () =>
    Promise.resolve({
      open: async (page) => {
        await page.goto("/contact");
        return page.getByRole("main").locator("form");
      },
      typed: { ...message, Message: unique("From the contact page") },
      send: "Send Message",
      done: "Message sent successfully!",
      stored: { table: "contact_messages", column: "message" },
    }),
  "the request for a consultation": () =>
    Promise.resolve({
      open: (page) => openDialog(page, "/services", `Get Started: ${services[0]?.title}`),
      typed: {
        Name: "Grace Client",
        Email: "grace@example.com",
        "Company (optional)": "Sample & Co.",
        "Project details": unique("Two servers"),
      },
      send: "Send Request",
      done: "Consultation request sent!",
      stored: { table: "consultation_requests", column: "message" },
    }),
  "a comment": async () => {
    const { id } = await makePost();
    return {
      open: async (page) => {
        await page.goto(`/blog/${id}`);
        return page.locator("form", { has: page.getByLabel("Leave a comment") });
      },
      typed: { Name: "Mika Visitor", "Leave a comment": unique("A comment") },
      send: "Post Comment",
      done: "Comment added!",
      stored: { table: "comments", column: "content" },
    };
  },
  "a reply": async () => {
    const { id } = await makePost();
    const { author_name } = await makeComment(id);
    return {
      open: async (page) => {
        await page.goto(`/blog/${id}`);
        await page.getByRole("button", { name: `Reply to ${author_name}` }).click();
        return page.locator("form", { has: page.getByLabel("Your reply") });
      },
      typed: { Name: "Mika Visitor", "Your reply": unique("A reply") },
      send: "Post Reply",
      done: "Reply added!",
      stored: { table: "comments", column: "content" },
    };
  },
  "a new post": () =>
    Promise.resolve({
      open: (page) => openEditor(page, "/admin/posts/new"),
      typed: { Excerpt: "In short", Content: "Text", Title: unique("A post") },
      send: "Save draft",
      done: "Post created successfully",
      stored: { table: "posts", column: "title" },
      isOwners: true,
    }),
  "a post that is changed": async () => {
    const { id } = await makePost();
    return {
      open: (page) => openEditor(page, `/admin/posts/${id}`),
      typed: { Excerpt: "In short", Tags: "typed-not-added", Title: unique("Changed") },
      send: "Update",
      done: "Post updated successfully",
      stored: { table: "posts", column: "title" },
      isOwners: true,
    };
  },
  "a project that is changed": async () => {
    const { id } = await makeProject();
    return {
      open: (page) => openEditor(page, `/admin/projects?edit=${id}`),
      typed: { "Long description": "Words", "Add a technology": "SQL", Title: unique("Changed") },
      send: "Save Project",
      done: "Project saved successfully!",
      stored: { table: "projects", column: "title" },
      isOwners: true,
    };
  },
  "the owner's reply": async () => {
    const { id } = await makePost();
    const { author_name, content } = await makeComment(id);
    return {
      open: async (page) => {
        await page.goto(`/admin/comments?q=${encodeURIComponent(content)}`);
        await page.getByRole("button", { name: `More for the comment by ${author_name}` }).click();
        await page.getByRole("menuitem", { name: "Reply" }).click();
        return page.getByRole("dialog");
      },
      typed: { "Your reply": unique("The owner's words") },
      send: "Post Reply",
      done: "Reply added!",
      stored: { table: "comments", column: "content" },
      isOwners: true,
    };
  },
};

async function expectTyped(form: Locator, typed: Form["typed"]): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
}

/** Number of rows with a text. */
async function timesStored({ table, column }: Form["stored"], text: string) {
  const client = await asOwner();
  const rows = client.from(table).select("id", { count: "exact", head: true }).eq(column, text);
  const { count } = await rows.throwOnError();
  return count;
}

for (const [name, makeForm] of Object.entries(FORMS)) {
  test(
    `${name} outlives every outage of the backend and a reload, and is stored once`,
    { tag: "@full" },
    async ({ page: visitorsPage, openBrowser, browserConsole }) => {
      const { open, typed, send, done, stored, isOwners = false } = await makeForm();
      const page = isOwners ? await openBrowser(owner) : visitorsPage;
      const words = Object.values(typed).at(-1) ?? "";
      const isWrite = (url: URL) => url.pathname === `/rest/v1/${writesTo[stored.table]}`;
      await page.clock.install();
      let form = await open(page);
      for (const [label, text] of Object.entries(typed))
        await form.getByLabel(label, { exact: true }).fill(text);

      const slow = outages.slow();
      // session.spec.ts tests a refused session.
      const { slow: _, unauthorized, ...others } = outages;
      const kinds = isOwners ? others : { ...others, unauthorized };
      for (const makeOutage of [...Object.values(kinds), () => slow]) {
        const outage = makeOutage();
        if (outage.consoleMessage) browserConsole.expect(outage.consoleMessage);
        await page.route(isWrite, (route) =>
          route.request().method() === "GET" ? route.fallback() : outage.handle(route),
        );
        const button = form.getByRole("button", { name: send });
        const sent = page.waitForRequest(
          (request) => request.method() !== "GET" && isWrite(new URL(request.url())),
        );
        await button.click();
        await sent;
        await waitForOutage(page, outage);
        await expect(form.getByRole("alert")).toHaveText(outage.message);
        await expect(button).toBeEnabled();
        await expectTyped(form, typed);
        await page.unroute(isWrite);
      }
      await expect.poll(() => timesStored(stored, words)).toBe(1);
      slow.answerNow();

      form = await open(page);
      await expectTyped(form, typed);
      // It was stored after the page had given up waiting.
      if (name === "a new post") browserConsole.expect(/status of 409/);
      await form.getByRole("button", { name: send }).click();
      await expect(toast(page, done)).toBeVisible();
      expect(await timesStored(stored, words)).toBe(1);
    },
  );
}
