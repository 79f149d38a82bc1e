import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { adminNavigation } from "@/layouts/admin/admin-navigation";
import { ownerEntries } from "@/layouts/admin/palette-entries";
import { closePalette } from "@/lib/palette";
import { postRow, projectRow } from "../support/factories";
import { prefer } from "../support/prefer";
import { renderApp, shownAddress } from "../support/render";
import { heldBack } from "../support/requests";
import { refusal, rest, rowsWithCount, server } from "../support/server";
import { signedInAs } from "../support/session";
import { serveRows } from "../support/table";
import { findToast } from "../support/toasts";
import { fill } from "../support/fill";
import { sample } from "../support/scope";

afterEach(closePalette);

const answer = {
  id: "00000000-0000-4000-a000-000000000001",
  title: "Debugging by bisection",
  slug: "debugging",
  language: "en",
  category: "General",
  heading: "Commits & more",
  same_before: 1,
  own_id: null,
  fragment: "then \u{e000}git\u{e001} \u{e000}bisect\u{e001} starts",
};

/** Responds to searches, and with nothing for the pages they lead to; returns the search terms. */
function serveSearch(answers: object[] = [answer]) {
  const asked: string[] = [];
  server.use(
    http.post(rest("rpc/moderation_page"), () => HttpResponse.json([])),
    http.post(rest("rpc/comment_counts"), () => HttpResponse.json([])),
    http.get(rest("rpc/project_articles"), () => HttpResponse.json([])),
    http.post<never, { asked: string }>(rest("rpc/search_articles"), async ({ request }) => {
      asked.push((await request.json()).asked);
      return HttpResponse.json(answers);
    }),
    http.get(rest("projects"), () =>
      HttpResponse.json([
        projectRow({ title: "Tidewatch", slug: "tidewatch", technologies: ["Rust"] }),
      ]),
    ),
  );
  return asked;
}

async function open(path = "/privacy", keys = "{Control>}k{/Control}") {
  const { user } = renderApp(path);
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard(keys);
  return { user, input: await screen.findByRole("combobox") };
}
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const active = () => screen.getByRole("option", { selected: true });

test.each(sample(["/", "{Control>}k{/Control}", "{Meta>}k{/Meta}"]))(
  "%s opens the palette with the site's pages, and Escape closes it",
  async (keys) => {
    const { user, input } = await open("/privacy", keys);
    expect(input).toHaveFocus();
    expect(input).toHaveValue("");
    expect(options()).toEqual(expect.arrayContaining(["Home", "Blog", "Copy link to this page"]));
    expect(options()).not.toContain("New Post");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
);

// Safari has ended the composition by then: only the key code says what the key was for.
test.each([{ isComposing: true }, { keyCode: 229 }])(
  "keys of an input method neither choose an entry nor close the palette: %o",
  async (composing) => {
    const { input } = await open();
    fireEvent.keyDown(input, { key: "Enter", ...composing });
    fireEvent.keyDown(input, { key: "Escape", ...composing });
    expect(input).toBeVisible();
    fireEvent.keyDown(input, { key: "Escape" });
    expect(input).not.toBeInTheDocument();
  },
);

test("the key / can be turned off, and on again", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("option", { name: "Turn off the key / for searching" }));
  await user.keyboard("/");
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  await user.keyboard("{Control>}k{/Control}");
  await user.click(screen.getByRole("option", { name: "Turn on the key / for searching" }));
  await user.keyboard("/");
  expect(screen.getByRole("combobox")).toBeInTheDocument();
});

test("a phone offers the key / only to those who look for it", async () => {
  prefer("(pointer: coarse)");
  const { user } = await open();
  expect(screen.queryByRole("option", { name: /key \// })).not.toBeInTheDocument();
  await user.keyboard("keyboard");
  expect(await screen.findByRole("option", { name: /key \// })).toBeInTheDocument();
});

test("Ctrl+K opens it on a keyboard with non-Latin letters, but not where another Latin layout has another letter", async () => {
  const { user } = renderApp("/privacy");
  await screen.findByRole("heading", { level: 1 });
  fireEvent.keyDown(window, { key: "κ", code: "KeyK", ctrlKey: true });
  expect(await screen.findByRole("combobox")).toHaveFocus();
  await user.keyboard("{Escape}");
  // Its code is loaded by now: it would open at once.
  fireEvent.keyDown(window, { key: "t", code: "KeyK", ctrlKey: true });
  fireEvent.keyDown(window, { key: "k", code: "KeyK", ctrlKey: true, isComposing: true });
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
});

test("the button in the bar opens the palette and gets the focus back", async () => {
  const { user } = renderApp("/privacy");
  const button = await screen.findByRole("button", { name: "Search" });
  await user.click(button);
  expect(await screen.findByRole("combobox")).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(button).toHaveFocus();
});

test("a slash in a field is a slash, and the shortcuts open nothing over a dialog", async () => {
  serveSearch();
  const { user } = renderApp("/contact");
  await user.type(await screen.findByLabelText("Name"), "a/b");
  expect(screen.getByLabelText("Name")).toHaveValue("a/b");
  await user.click(screen.getByRole("button", { name: "Search" }));
  await screen.findByRole("combobox");
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  await screen.findByRole("dialog", { name: "Sign In" });
  await user.keyboard("{Control>}k{/Control}");
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
});

test("a search finds articles with their section and matching words, and Enter opens the section", async () => {
  const asked = serveSearch();
  const { user, input } = await open();
  await fill(user, input, "git bisect");
  const option = await screen.findByRole("option", { name: /^Debugging by bisection/ });
  expect(option).toHaveTextContent("Commits & more: then git bisect starts");
  expect([...option.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
    "git",
    "bisect",
  ]);
  expect(asked.at(-1)).toBe("git bisect");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("1 result"));

  await user.keyboard("{Enter}");
  expect(shownAddress()).toBe("/blog/debugging");
  expect(window.location.hash).toBe("#user-content-commits--more-1");
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
});

test("the arrow keys wrap around, and the input refers to the active entry", async () => {
  const { user, input } = await open();
  expect(active()).toHaveTextContent("Home");
  await user.keyboard("{ArrowUp}");
  expect(active()).toHaveTextContent("Turn off the key / for searching");
  expect(input).toHaveAttribute("aria-activedescendant", active().id);
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(active()).toHaveTextContent("About");
  await user.keyboard("{Enter}");
  expect(shownAddress()).toBe("/about");
});

test("the chosen page gets the focus, even one that was visited before", async () => {
  const { user } = renderApp("/about");
  await screen.findByRole("heading", { level: 1 });
  serveSearch([]);
  for (const name of ["Privacy", "About"]) {
    await user.click(screen.getByRole("button", { name: "Search" }));
    await fill(user, await screen.findByRole("combobox"), name);
    await user.click(await screen.findByRole("option", { name }));
    await waitFor(() => expect(screen.getByRole("main", { name: new RegExp(name) })).toHaveFocus());
  }
});

test("choosing the current page leads to its top, without another entry in the history", async () => {
  const scroll = vi.spyOn(window, "scrollTo");
  const { user, input } = await open("/privacy");
  serveSearch([]);
  const entries = window.history.length;
  await fill(user, input, "Privacy");
  await user.click(await screen.findByRole("option", { name: "Privacy" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(window.history).toHaveLength(entries);
});

test("pages, projects and actions are found by any of their words", async () => {
  serveSearch([]);
  const { user, input } = await open();
  await fill(user, input, "rust");
  await screen.findByRole("option", { name: /Tidewatch/ });
  await user.clear(input);
  await fill(user, input, "theme dark");
  await waitFor(() => expect(options()).toEqual(["Switch to dark theme"]));
  await user.click(active());
  expect(document.documentElement).toHaveClass("dark");
  document.documentElement.classList.remove("dark");

  await user.keyboard("{Control>}k{/Control}");
  await fill(user, await screen.findByRole("combobox"), "rust");
  await user.click(await screen.findByRole("option", { name: /Tidewatch/ }));
  expect(shownAddress()).toBe("/projects/tidewatch");
});

test.each(["résumé", "Re\u0301sume\u0301", "ＲＥＳＵＭＥ"])("%s finds the resume", async (text) => {
  serveSearch([]);
  const { user, input } = await open();
  await fill(user, input, text);
  expect(options()).toEqual(["Resume"]);
});

test("the owner finds every admin page", async () => {
  signedInAs({ email: "owner@example.com", isOwner: true });
  serveSearch([]);
  const { user } = await open("/privacy");
  const group = within(await screen.findByRole("group", { name: "Owner" }));

  const found = ownerEntries().map(({ path }) => path);
  expect(found).toEqual(expect.arrayContaining(adminNavigation.map(({ to }) => to)));
  expect(group.getAllByRole("option")).toHaveLength(found.length);
  await user.click(group.getByRole("option", { name: "Comments" }));
  // If no comment waits, the page loads all of them.
  await waitFor(() => expect(shownAddress()).toBe("/admin/comments?status=all"));
});

test(
  "the owner finds drafts by their title, and opens them in the editor",
  { tags: "full" },
  async () => {
    signedInAs({ email: "owner@example.com", isOwner: true });
    serveSearch([]);
    const draft = postRow({ title: "Half a kiln (", published: false });
    serveRows("posts", [
      draft,
      postRow({ title: "Kilns at noon", published: false }),
      postRow({ title: "A kiln (1)", published_at: "2999-01-01T10:00:00+00:00" }),
      postRow({ title: "A KILN (2)", unlisted: true }),
      postRow({ title: "A kiln (3)" }),
    ]);
    const { user, input } = await open("/privacy");
    await screen.findByRole("group", { name: "Owner" });
    await fill(user, input, "kiln (");

    const group = within(await screen.findByRole("group", { name: "Drafts" }));
    expect(group.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "A KILN (2)Unlisted",
      "A kiln (1)Scheduled",
      "Half a kiln (Draft",
    ]);
    await user.click(group.getByRole("option", { name: /^Half a kiln/ }));
    expect(shownAddress()).toBe(`/admin/posts/${draft.id}`);
  },
);

test("only the owner requests drafts", async () => {
  signedInAs({ email: "ada@example.com" });
  serveSearch([]);
  const titles: (string | null)[] = [];
  server.use(
    http.get(rest("posts"), ({ request }) => {
      titles.push(new URL(request.url).searchParams.get("title"));
      return rowsWithCount([]);
    }),
  );
  const { user, input } = await open("/privacy");
  await fill(user, input, "kiln");
  expect(await screen.findByText("Nothing found. Try other words.")).toBeVisible();
  expect(titles.filter(Boolean)).toEqual([]);
});

test("an empty result and a running search are both reported", { tags: "full" }, async () => {
  const { answer: held, release } = heldBack(() => HttpResponse.json([]));
  serveSearch();
  server.use(http.post(rest("rpc/search_articles"), held));
  const { user, input } = await open();
  await fill(user, input, "zzz");
  expect(screen.getByRole("status")).toHaveTextContent("Searching…");
  release();
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent("Nothing found. Try other words."),
  );
  await user.keyboard("{Enter}");
  expect(input).toBeVisible();
});

test("a corrected search shows the corrected terms", async () => {
  serveSearch([{ ...answer, corrected: "git bisect" }]);
  const { user, input } = await open();
  await fill(user, input, "git bisekt");
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent(
      "Showing results for “git bisect”: 1 result",
    ),
  );
});

test("without a working search, articles read before are offered", { tags: "full" }, async () => {
  const files = new Map([["https://example.com/blog/kept", "A kept article"]]);
  vi.stubGlobal("caches", {
    open: async () => ({
      keys: async () => [...files.keys()].map((url) => new Request(url)),
      match: async ({ url }: Request) => new Response(files.get(url)),
    }),
  });
  serveSearch();
  server.use(http.post(rest("rpc/search_articles"), () => refusal("Down.", "57P01", 500)));
  const { user, input } = await open();
  await fill(user, input, "kept");
  expect(await screen.findByRole("option", { name: "A kept article" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(/^Articles cannot be searched right now/);
});

test("the page's URL is copied without its query", async () => {
  const { user } = await open("/privacy?q=a");
  await user.click(screen.getByRole("option", { name: "Copy link to this page" }));
  await findToast("Link copied!");
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/privacy`);
});

test("a search of the blog can be continued in the full text", { tags: "full" }, async () => {
  const asked = serveSearch();
  const { user } = renderApp("/blog?q=bisect");
  await user.click(await screen.findByRole("button", { name: "Search the whole text" }));
  expect(await screen.findByRole("combobox")).toHaveValue("bisect");
  expect(await screen.findByRole("option", { name: /^Debugging/ })).toBeVisible();
  expect(asked).toEqual(["bisect"]);
});
