/**
 * What every editor of the owner's does on saving, on a refusal, on leaving, and after a change
 * elsewhere.
 */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http } from "msw";
import { expect, test, vi } from "vitest";
import { postRecord } from "@/data/posts/record";
import { settingsRecord } from "@/data/settings/record";
import { pageModel } from "@/pages/admin/pages/page-input";
import { postModel } from "@/pages/admin/posts/post-input";
import { pageRow, postRow } from "../../support/factories";
import { fill } from "../../support/fill";
import { openSettings } from "../../support/open-settings";
import { goTo, reload, shownAddress } from "../../support/render";
import { earlierRequestsHaveArrived, heldBack } from "../../support/requests";
import { field, records, type Editor } from "../../support/serve-records";
import { refusedBy, rest, server } from "../../support/server";
import { findToast } from "../../support/toasts";
import * as posts from "./posts/open-editor";
import { sample } from "../../support/scope";

const button = (name: string) => screen.getByRole("button", { name });
const conflict = () => screen.findByRole("dialog", { name: "Changed elsewhere in the meantime" });

const editors: Record<string, Editor> = {
  "a post": {
    open: async () => {
      const revised_at = "2026-10-01T10:00:00Z";
      const post = postRow({ title: "Before", excerpt: "One", series: "Parts", revised_at });
      const { user, updated, changeElsewhere } = await posts.openPost(post);
      await posts.openSettings(user);
      return { user, saved: updated, change: (values) => changeElsewhere(post.id, values) };
    },
    openNew: async () => {
      const opened = await posts.openNewPost();
      await posts.openSettings(opened.user);
      return opened;
    },
    table: "posts",
    name: ["Title", "title"],
    other: ["Excerpt", "excerpt"],
    lines: ["Slug", "Category", "Series", "Featured image", "Author name", "Read time in minutes"],
    record: postRecord,
    labels: {
      published_at: null,
      revised_at: null,
      translation_key: "Choose an article",
      format: null,
      content: "Content",
    },
    hide: (user) => user.click(button("Preview")),
    save: "Update",
    done: "Post updated successfully",
    failed: "Failed to save post",
    leave: "Cancel",
  },
  ...Object.fromEntries(records.map(({ noun, editor }) => [`a ${noun}`, editor])),
  "the settings": {
    open: async () => {
      const given = { site_name: "Before", seo_title: "One" };
      const { user, saved, changeElsewhere } = await openSettings(given);
      return { user, saved, change: changeElsewhere };
    },
    table: "site_settings",
    name: ["Site name", "site_name"],
    other: ["SEO title", "seo_title"],
    lines: ["Site name"],
    record: settingsRecord,
    save: "Save Settings",
    done: "Settings Saved",
    failed: "Failed to save settings",
  },
};
const all = sample(Object.entries(editors), ([name]) => name === "a page");
/** The drafts of records. */
const kept = () => Object.keys(localStorage).filter((key) => /^draft:\w+:/.test(key));

test.each(all)("%s is saved by Ctrl+S, but not by Enter in a field", async (_, editor) => {
  const { user, saved } = await editor.open();
  for (const label of editor.lines) {
    await user.type(field(label), "{Enter}");
    expect(field(label)).toHaveFocus();
  }
  const composing = { code: "KeyS", key: "s", ctrlKey: true, isComposing: true };
  expect(fireEvent.keyDown(window, composing)).toBe(true);
  await earlierRequestsHaveArrived();
  expect(saved).toEqual([]);
  // With a Russian layout the key of the letter S types another one.
  fireEvent.keyDown(window, { code: "KeyS", key: "ы", ctrlKey: true });
  await findToast(editor.done);
  expect(saved).toHaveLength(1);
});

/** The fields whose values the database may refuse, with the labels of their controls. */
function refusable({ record, labels = {} }: Editor): [name: string, label: string][] {
  return Object.entries(record).flatMap(([name, { kind, label: own }]) => {
    const label = labels[name] === undefined ? own : labels[name];
    return label && kind !== "flag" ? [[name, label]] : [];
  });
}

test.each(all)(
  "the database's refusal of %s is shown at its field",
  async (_, editor) => {
    const { user } = await editor.open();
    await fill(user, field(editor.name[0]), " and after");
    for (const [name, label] of refusable(editor)) {
      const words = `Not like this: ${name}`;
      server.use(
        http.patch(rest(editor.table), () => refusedBy(`${editor.table}_${name}_rule`, words)),
      );
      await editor.hide?.(user);
      await user.click(button(editor.save));

      const refused = () =>
        screen.queryByRole("group", { name: label }) ??
        screen.queryByRole("button", { name: label }) ??
        field(label);
      const described = new RegExp(`${words}$`);
      await waitFor(() => expect(refused()).toHaveAccessibleDescription(described));
      await waitFor(() => expect(refused()).toHaveFocus());
      expect(await findToast(editor.failed), "said once").not.toHaveTextContent(words);
    }
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(field(editor.name[0])).toHaveValue("Before and after");
    // The editor of posts also logs it to the console.
    if (editor.table === "posts") vi.spyOn(console, "error").mockClear();
  },
  60_000,
);

test.each(all)("text typed into %s is offered after a reload", async (_, editor) => {
  const [label, column] = editor.name;
  const { user, saved } = await editor.open();
  await fill(user, field(label), " and after");

  const { user: returning } = reload();
  const offer = await screen.findByText(/^You have an unsaved draft from/);
  expect(offer.parentElement).toHaveTextContent(`: ${label}.`);
  expect(field(label)).toHaveValue("Before");
  await returning.click(button("Restore"));
  expect(field(label)).toHaveValue("Before and after");
  await returning.click(button(editor.save));
  await findToast(editor.done);
  expect(saved).toMatchObject([{ [column]: "Before and after" }]);
  await waitFor(() => expect(kept()).toEqual([]));
});

const MARKDOWN = { format: "markdown", source: "*A*", content: "<p><em>A</em></p>" };
const HTML = { format: "html", source: "", content: "<p>A</p>" };
test.each([
  ["a post", (given: typeof HTML) => postModel.inputOf(postRow(given))],
  ["a page", (given: typeof HTML) => pageModel.inputOf(pageRow(given))],
])("the input of %s has no content that is rendered from its Markdown", (_, inputOf) => {
  expect(inputOf(MARKDOWN)).toMatchObject({ source: "*A*", content: "" });
  expect(inputOf(HTML)).toMatchObject({ source: "", content: "<p>A</p>" });
});

test.each(all)(
  "a draft of %s can be discarded in favour of the stored version",
  async (_, editor) => {
    const { user } = await editor.open();
    await fill(user, field(editor.name[0]), " and after");
    const { user: returning } = reload();
    await returning.click(await screen.findByRole("button", { name: "Discard" }));
    expect(field(editor.name[0])).toHaveValue("Before");
    expect(kept()).toEqual([]);
  },
);

test.each(all)("a conflict in saving %s offers both versions", async (_, editor) => {
  const [name, other] = [editor.name, editor.other];
  const { user, saved, change } = await editor.open();
  await fill(user, field(other[0]), ", mine");
  change({ [name[1]]: "From another tab" });
  await user.click(button(editor.save));
  const both = within(await conflict());
  const differing = both.getByRole("region", { name: name[0] });
  expect(differing).toHaveTextContent(/Mine\s*Before\s*Stored\s*From another tab/);
  expect(both.getAllByRole("region")).toHaveLength(2);

  await user.click(button("Back to editing"));
  await waitFor(() => expect(button(editor.save)).toHaveFocus());
  expect(field(other[0])).toHaveValue("One, mine");
  await user.click(button(editor.save));
  await conflict();
  await user.click(button("Keep mine"));
  await findToast(editor.done);
  expect(saved.at(-1)).toMatchObject({ [name[1]]: "Before", [other[1]]: "One, mine" });
});

test.each(all)("an edit of %s can continue with the version of another tab", async (_, editor) => {
  const [name, other] = [editor.name, editor.other];
  const { user, saved, change } = await editor.open();
  await fill(user, field(other[0]), ", mine");
  change({ [name[1]]: "From another tab" });
  await user.click(button(editor.save));
  await conflict();
  await user.click(button("Take the stored version"));
  await waitFor(() => expect(field(name[0])).toHaveValue("From another tab"));
  expect(field(other[0])).toHaveValue("One");
  expect(kept(), "the other version is offered next time").toHaveLength(1);
  await fill(user, field(other[0]), ", at last");
  await user.click(button(editor.save));
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ [other[1]]: "One, at last" }));
});

/** Starts saving, and goes to another page. */
async function leaveWhileSaving(user: UserEvent, { table, name, other, save }: Editor) {
  await fill(user, field(other[0]), ", mine");
  const { answer, release } = heldBack(() => undefined);
  const sent = vi.fn<typeof answer>(answer);
  server.use(http.patch(rest(table), sent));
  await user.click(button(save));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  goTo("/contact");
  await waitFor(() => expect(shown(name[0])).not.toBeInTheDocument());
  release();
}

test.each(all)("after leaving %s, a failed save is still reported", async (_, editor) => {
  const { user, change } = await editor.open();
  change({ [editor.name[1]]: "From another tab" });
  await leaveWhileSaving(user, editor);
  expect(
    await findToast(editor.failed, "This was changed elsewhere in the meantime."),
  ).toBeVisible();
  // The editor of posts also logs it to the console.
  if (editor.table === "posts") vi.spyOn(console, "error").mockClear();
});

test.each(all)("saving %s after leaving it does not navigate back", async (_, editor) => {
  const { user } = await editor.open();
  await leaveWhileSaving(user, editor);
  await findToast(editor.done);
  expect(shownAddress()).toBe("/contact");
});

test.each(all)("what is typed into %s while it is being saved is kept", async (_, editor) => {
  const [[name, column], [other]] = [editor.name, editor.other];
  const { user, saved } = await editor.open();
  await fill(user, field(other), ", mine");
  const { answer, release } = heldBack(() => undefined);
  server.use(http.patch(rest(editor.table), answer, { once: true }));
  await user.click(button(editor.save));
  await screen.findByRole("button", { name: "Saving..." });
  await fill(user, field(name), " and after");
  release();
  await findToast(editor.done);
  expect(field(name)).toHaveValue("Before and after");

  await user.click(button(editor.save));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved).toMatchObject([{ [column]: "Before" }, { [column]: "Before and after" }]);
  await waitFor(() => expect(kept()).toEqual([]));
});

test.each(all)(
  "what was typed into %s while it was being saved is offered if it was left",
  async (_, editor) => {
    const [[name], [other]] = [editor.name, editor.other];
    const { user } = await editor.open();
    await fill(user, field(other), ", mine");
    const { answer, release } = heldBack(() => undefined);
    server.use(http.patch(rest(editor.table), answer, { once: true }));
    await user.click(button(editor.save));
    await screen.findByRole("button", { name: "Saving..." });
    await fill(user, field(name), " and after");
    const address = shownAddress();
    goTo("/contact");
    await waitFor(() => expect(shown(name)).not.toBeInTheDocument());
    release();
    await findToast(editor.done);

    goTo(address);
    const offer = await screen.findByText(/^You have an unsaved draft from/);
    expect(offer.parentElement).toHaveTextContent(`: ${name}.`);
    await user.click(button("Restore"));
    expect(field(name)).toHaveValue("Before and after");
  },
);

const withLeave = all.flatMap(([name, { leave, ...editor }]) =>
  leave ? [[name, { ...editor, leave }] as const] : [],
);
const shown = (label: string) => screen.queryByLabelText(label, { exact: true });

test.each(withLeave)("%s without changes closes without a question", async (_, editor) => {
  const { user } = await editor.open();
  await user.type(field(editor.name[0]), "!{Backspace}");
  await user.click(button(editor.leave));
  await waitFor(() => expect(shown(editor.name[0])).not.toBeInTheDocument());
});

test.each(withLeave)("leaving %s with changes asks first", async (_, editor) => {
  const { user } = await editor.open();
  await fill(user, field(editor.name[0]), " and after");
  await user.click(button(editor.leave));
  await screen.findByRole("dialog", { name: "Discard your changes?" });
  await user.click(button("Keep editing"));
  await waitFor(() => expect(button(editor.leave)).toHaveFocus());
  expect(field(editor.name[0])).toHaveValue("Before and after");

  await user.click(button(editor.leave));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(shown(editor.name[0])).not.toBeInTheDocument());
  expect(kept()).toEqual([]);
});

const withSlug = all.flatMap(([name, { openNew, slug = "Slug", table }]) =>
  openNew && slug ? [[name, openNew, slug, table] as const] : [],
);

test.each(withSlug)(
  "the slug of %s follows a title in any script until it is edited by hand",
  async (...args) => {
    const [, openNew, slug] = args;
    const { user } = await openNew();
    await user.type(field("Title"), "Привет, мир");
    await waitFor(() => expect(field(slug)).toHaveValue("privet-mir"));
    await user.clear(field(slug));
    await user.type(field(slug), "hello-world");
    await user.type(field("Title"), " again");
    expect(field(slug)).toHaveValue("hello-world");
  },
);

test.each(withSlug)(
  "the slug of %s no longer follows its title once it is stored",
  async (...args) => {
    const [, openNew, slug, table] = args;
    const { user } = await openNew();
    await fill(user, field("Title"), "Kites");
    await fill(user, shown("Content") ?? field("Description"), "Up.");
    await waitFor(() => expect(field(slug)).toHaveValue("kites"));
    const { answer, release } = heldBack(() => undefined);
    server.use(http.post(rest(table), answer, { once: true }));
    await user.click(screen.getByRole("button", { name: /^Save (draft|Page|Project)$/ }));
    await screen.findByRole("button", { name: "Saving..." });
    await fill(user, field("Title"), " and strings");
    release();
    await waitFor(() => expect(screen.queryByText("Saving...")).not.toBeInTheDocument());
    await fill(user, field("Title"), ", at last");
    await earlierRequestsHaveArrived();
    expect(field("Title")).toHaveValue("Kites and strings, at last");
    expect(field(slug)).toHaveValue("kites");
  },
);
