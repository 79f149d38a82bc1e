/** What every list of the owner's does when it fails, is empty, goes on, or loses a row. */
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { undoDeletion } from "../../support/bin";
import { consultationRow, messageRow, postRow, projectRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { serveInbox } from "../../support/serve-inbox";
import { rest, server } from "../../support/server";
import { signedInAs } from "../../support/session";
import { findToast } from "../../support/toasts";
import { logEntry, serveLog } from "./audit/serve-log";
import { binRow, serveBin } from "./bin/serve-bin";
import { moderated, serveModeration } from "./comments/serve-moderation";
import { serveAdminPosts } from "./posts/serve-admin-posts";
import { serveAdminProjects } from "./projects/serve-admin-projects";

type List = {
  path: string;
  /** What its rows are called. */
  things: string;
  /** Serves rows of these names, and gives the ids of those that are deleted. */
  serve: (names: string[]) => { deleted?: (string | string[])[] };
  /** What is asked for its rows. */
  asks: string;
  /** The name of a row. */
  row?: (name: string) => string;
  /** How many rows it shows before more are asked for. */
  pageSize?: number;
  /** What it says without a row. */
  empty: string | RegExp;
  deletion?: {
    table: string;
    noun: string;
    /** What the question says of the row «One». */
    question: string;
    /** The titles of the toasts. */
    done: string;
    failed: string;
  };
};

const lists: List[] = [
  {
    path: "/admin/posts",
    things: "posts",
    serve: (names) => serveAdminPosts(names.map((title) => postRow({ title, likes: 2 }))),
    asks: "posts",
    pageSize: 12,
    empty: "Create your first blog post to get started",
    deletion: {
      table: "posts",
      noun: "post",
      question: '"One"? All its comments and its 2 likes go with it.',
      done: "Success",
      failed: "Error",
    },
  },
  {
    path: "/admin/projects",
    things: "projects",
    serve: (names) => serveAdminProjects(names.map((title) => projectRow({ title }))),
    asks: "projects",
    pageSize: 12,
    empty: "Create your first project to get started",
    deletion: {
      table: "projects",
      noun: "project",
      question: '"One"? Its public page goes as well.',
      done: "Project deleted successfully",
      failed: "Failed to delete project",
    },
  },
  {
    path: "/admin/messages",
    things: "messages",
    serve: (names) =>
      serveInbox(
        "contact_messages",
        "message_counts",
        names.map((subject) => messageRow({ subject, name: "Ada" })),
      ),
    asks: "contact_messages",
    empty: /^What visitors write/,
    deletion: {
      table: "contact_messages",
      noun: "message",
      question: '"One" from Ada?',
      done: "Message deleted",
      failed: "Failed to delete message",
    },
  },
  {
    path: "/admin/consultations",
    things: "consultations",
    serve: (names) =>
      serveInbox(
        "consultation_requests",
        "consultation_counts",
        names.map((name) => consultationRow({ name, project_type: "desktop-app" })),
      ),
    asks: "consultation_requests",
    empty: /^What visitors ask for/,
    deletion: {
      table: "consultation_requests",
      noun: "consultation",
      question: "the desktop app request from One?",
      done: "Consultation deleted",
      failed: "Failed to delete consultation",
    },
  },
  {
    path: "/admin/comments?status=all",
    things: "comments",
    serve: (names) =>
      serveModeration(names.map((author_name) => moderated({ author_name, reply_count: 2 }))),
    asks: "rpc/moderation_page",
    row: (name) => `Comment by ${name}`,
    pageSize: 20,
    empty: /^What readers say/,
    deletion: {
      table: "comments",
      noun: "comment",
      question: 'the comment by One, "Well said."? Its 2 replies go with it.',
      done: "Comment Deleted",
      failed: "Failed to delete comment",
    },
  },
  {
    path: "/admin/bin",
    things: "items",
    serve: (names) => {
      serveBin(names.map((title, index) => binRow({ id: names.length - index, title })));
      return {};
    },
    asks: "rpc/bin_page",
    pageSize: 50,
    empty: /^Posts, projects, messages, consultations and comments/,
  },
  {
    path: "/admin/audit",
    things: "entries",
    serve: (names) => {
      serveLog(names.map((title, index) => logEntry(names.length - index, { title })));
      return {};
    },
    asks: "rpc/audit_page",
    row: (name) => `changed Post ${name}`,
    pageSize: 50,
    empty: /^What you create, change and delete/,
  },
];

function open({ path, serve }: List, names: string[]) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  return { ...serve(names), ...renderApp(path) };
}
const findRow = ({ row = String }: List, name: string) =>
  screen.findByRole("article", { name: row(name) });

test.each(lists)("$things that could not be loaded say so, and Retry asks again", async (list) => {
  const { user } = open(list, ["There after all"]);
  server.use(http.all(rest(list.asks), () => HttpResponse.error(), { once: true }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The server did not answer.");
  expect(screen.queryByText(`No ${list.things} found`)).not.toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await findRow(list, "There after all")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test.each(lists)("no $things at all and none that match are told apart", async (list) => {
  const { user } = open(list, []);
  expect(await screen.findByText(`No ${list.things} found`)).toBeVisible();
  expect(screen.getByText(list.empty)).toBeVisible();
  const search = screen.queryByRole("searchbox");
  if (!search) return;

  await user.type(search, "x");
  expect(await screen.findByText(`No ${list.things} match your search.`)).toBeVisible();
  expect(screen.getByText(`No ${list.things} found`)).toBeVisible();
});

test.each(lists.filter(({ pageSize }) => pageSize))(
  "more $things load on request, and a failure leaves the others where they are",
  async (list) => {
    const { pageSize = 0 } = list;
    const names = Array.from({ length: pageSize + 2 }, (_, index) => `No. ${index + 1}`);
    const { user } = open(list, names);
    await findRow(list, `No. ${pageSize}`);
    expect(screen.getAllByRole("article")).toHaveLength(pageSize);

    server.use(http.all(rest(list.asks), () => HttpResponse.error(), { once: true }));
    await user.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(pageSize);

    await user.click(screen.getByRole("button", { name: "Retry" }));
    await findRow(list, `No. ${pageSize + 2}`);
    expect(screen.getAllByRole("article")).toHaveLength(pageSize + 2);
    expect(screen.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
  },
);

test.each(lists.flatMap(({ deletion, ...list }) => (deletion ? [{ ...list, ...deletion }] : [])))(
  "deleting one of the $things asks, names what goes, and can fail or be undone",
  async ({ table, noun, question, done, failed, ...list }) => {
    const { user, deleted } = open(list, ["One", "Two"]);
    await findRow(list, "One");
    const menu = screen.getByRole("button", { name: /^More for (the comment by )?One$/ });
    const ask = async () => {
      await user.click(menu);
      await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
      return screen.findByRole("dialog", { name: `Delete ${noun}` });
    };
    const dialog = await ask();
    expect(dialog).toHaveAccessibleDescription(
      `Are you sure you want to delete ${question} It stays in the bin for 30 days.`,
    );
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(menu).toHaveFocus());
    expect(deleted).toEqual([]);

    server.use(http.delete(rest(table), () => HttpResponse.error(), { once: true }));
    const again = within(await ask());
    await user.click(again.getByRole("button", { name: "Delete" }));
    await findToast(failed);
    expect(screen.getByRole("dialog", { name: `Delete ${noun}` })).toBeVisible();
    await user.click(again.getByRole("button", { name: "Delete" }));
    await findToast(done);
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    expect(await findRow(list, "Two")).toBeVisible();
    expect(deleted).toHaveLength(1);
    await undoDeletion(user, done, { kind: table, ids: (deleted ?? []).flat() });
  },
);
