import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { formatDateTime, formatShortDate } from "@/lib/format/dates-and-numbers";
import { openAsOwner } from "../../../support/owner";
import {
  consultationRow,
  messageRow,
  pageRow,
  postRow,
  projectRow,
} from "../../../support/factories";
import { heldBack, recordRequests } from "../../../support/requests";
import { rest, server } from "../../../support/server";
import { hrefOf, linksIn, textsOf } from "../../../support/texts";
import { fillTable, serveFunctions, serveReads } from "../../../support/table";
import { hours, link, note } from "../posts/editor/shared-links";

const post = postRow({ title: "First paint", views: 500, likes: 70, featured: true });
const messages = [
  messageRow({ subject: "A shop & a question", name: "Imogen Clarke" }),
  messageRow({ status: "read" }),
];
const desk = {
  posts: [post, postRow({ title: "Not yet", published: false, views: 0, likes: 7 })],
  projects: [projectRow({ featured: true }), projectRow({ featured: true }), projectRow()],
  contact_messages: messages,
  consultation_requests: [consultationRow()],
  "private.page_view_days": [{ day: "2026-11-18", views: 98765, hours: Array(24).fill(1) }],
  "private.page_view_totals": [{ page_path: "/", views: 98765 }],
};

const tables = [
  "posts",
  "projects",
  "contact_messages",
  "consultation_requests",
  "private.page_view_days",
  "private.page_view_totals",
] as const;

/** What is on the owner's dashboard, and nothing else. */
function serveDashboard(rows: Partial<typeof desk> = {}) {
  for (const name of tables) fillTable(name, rows[name] ?? []);
  fillTable("comments", []);
  serveReads("posts", "contact_messages", "consultation_requests", "draft_notes");
  serveFunctions("dashboard_numbers");
}

const card = (name: RegExp) =>
  within(screen.getByRole("list", { name: "Numbers" })).getByRole("link", { name });

test("eight cards summarize the site, each linking to its screen", async () => {
  serveDashboard(desk);
  openAsOwner("/admin");
  await screen.findByRole("list", { name: "Numbers" });

  for (const [name, address] of [
    [/^Total Posts 2 1 published$/, "/admin/posts"],
    [/^Total Projects 3 2 featured$/, "/admin/projects"],
    [/^Page Views 98,765 All time$/, "/admin/analytics"],
    [/^Post Likes 77 On all posts$/, "/admin/posts"],
    [/^Messages 2 1 unread$/, "/admin/messages"],
    [/^Consultations 1 1 pending$/, "/admin/consultations"],
    [/^Unique Pages 1 Viewed at least once$/, "/admin/analytics"],
    [/^Featured Content 3 1 post, 2 projects$/, "/admin/posts?status=featured"],
  ] as const) {
    expect(card(name)).toHaveAttribute("href", address);
  }
  expect(textsOf("listitem", screen.getByRole("list", { name: "Numbers" }))).toHaveLength(8);
});

test("without page views the views of the posts are shown, and labelled as such", async () => {
  serveDashboard({ posts: desk.posts });
  openAsOwner("/admin");
  await screen.findByRole("list", { name: "Numbers" });

  expect(card(/^Page Views/)).toHaveAccessibleName("Page Views 500 Of posts, all time");
});

test("only what needs the owner's attention is at the top", async () => {
  serveDashboard(desk);
  openAsOwner("/admin");

  await screen.findByRole("link", { name: "1 unread message" });
  expect(hrefOf("1 unread message")).toBe("/admin/messages?status=unread");
  expect(hrefOf("1 pending request")).toBe("/admin/consultations?status=pending");
  expect(hrefOf(/^View Messages/)).toBe("/admin/messages?status=unread");
  expect(screen.queryByRole("link", { name: /to moderate/ })).not.toBeInTheDocument();
});

test("an empty dashboard shows a message, and where to begin", async () => {
  serveDashboard();
  openAsOwner("/admin");
  expect(await screen.findByText("Nothing is waiting for you.")).toBeVisible();
  expect(await screen.findByText("No posts found")).toBeVisible();
  expect(screen.getByText("Create your first blog post to get started")).toBeVisible();
  expect(await screen.findByText("No messages found")).toBeVisible();
  expect(screen.queryByText(/open note/)).not.toBeInTheDocument();
  expect(
    linksIn(screen.getByRole("region", { name: "Quick Actions" })).map(([, to]) => to),
  ).toEqual(["/admin/posts/new", "/admin/projects?new", "/admin/messages", "/admin/analytics"]);
});

test("the rest is shown only after the part above it, so that nothing moves down", async () => {
  serveDashboard(desk);
  const { answer, release } = heldBack(() => undefined);
  server.use(http.get(rest("draft_notes"), answer));
  openAsOwner("/admin");

  expect(await screen.findByRole("status", { name: "Loading numbers" })).toBeVisible();
  await waitFor(() => expect(screen.getByText("First paint")).toBeInTheDocument());
  expect(screen.getByText("First paint")).not.toBeVisible();
  expect(screen.queryByText(/unread message/)).not.toBeInTheDocument();

  release();
  await waitFor(() => expect(screen.getByText("First paint")).toBeVisible());
  expect(screen.getByRole("link", { name: "1 unread message" })).toBeVisible();
  expect(screen.queryByRole("status", { name: "Loading numbers" })).not.toBeInTheDocument();
});

test("the five newest posts and messages are shown, and link to their own screens", async () => {
  const older = ["D", "C", "B", "A"].map((title) =>
    postRow({ title, created_at: "2026-10-01T10:00:00+00:00" }),
  );
  serveDashboard({ ...desk, posts: [...desk.posts, ...older] });
  const asked = recordRequests("posts");
  openAsOwner("/admin");

  await screen.findByRole("link", { name: "First paint" });
  await screen.findByRole("link", { name: "A shop & a question" });
  expect(hrefOf("First paint")).toBe(`/admin/posts/${post.id}`);
  expect(textsOf("listitem", screen.getByRole("region", { name: "Recent Posts" }))).toEqual([
    `First paintPublished${formatShortDate(post.created_at)}500 views70 likes`,
    ...["Not yetDraft", "DPublished", "CPublished", "BPublished"].map((start) =>
      expect.stringMatching(new RegExp(`^${start}`)),
    ),
  ]);
  expect(asked[0]?.searchParams.get("select")?.split(",")).not.toContain("content");
  expect(hrefOf("A shop & a question")).toBe(`/admin/messages?id=${messages[0]?.id}`);
  const [first] = textsOf("listitem", screen.getByRole("region", { name: "Recent Messages" }));
  expect(first).toBe("A shop & a questionUnreadNov 2, 2026Imogen Clarke");
});

test("the dashboard is fetched once, while the database checks who opens it", async () => {
  serveDashboard();
  const asked: string[] = [];
  const onNumbers = Promise.withResolvers<void>();
  openAsOwner("/admin");
  server.use(
    http.post(rest("rpc/is_owner"), async () => {
      await onNumbers.promise;
      return undefined;
    }),
    http.post(rest("rpc/dashboard_numbers"), () => {
      asked.push("numbers");
      onNumbers.resolve();
      return undefined;
    }),
  );
  await screen.findByRole("list", { name: "Numbers" });
  expect(asked).toEqual(["numbers"]);
});

test.each([
  ["rpc/dashboard_numbers", "Error loading the numbers: The server did not answer."],
  ["posts", "Error loading recent posts: The server did not answer."],
  ["contact_messages", "Error loading recent messages: The server did not answer."],
])("when %s fails the other parts stay, and Retry loads it", async (name, sentence) => {
  serveDashboard(desk);
  let isUp = false;
  server.use(http.all(rest(name), () => (isUp ? undefined : HttpResponse.error())));
  const { user } = openAsOwner("/admin");

  const shown = {
    numbers: () => screen.queryByRole("list", { name: "Numbers" }),
    posts: () => screen.queryByRole("link", { name: post.title }),
    messages: () => screen.queryByRole("link", { name: /^A shop/ }),
  };
  expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  await waitFor(() =>
    expect(Object.values(shown).filter((part) => part() !== null)).toHaveLength(2),
  );

  isUp = true;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByRole("list", { name: "Numbers" });
  expect(await screen.findByRole("link", { name: post.title })).toBeVisible();
  expect(await screen.findByRole("link", { name: /^A shop/ })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("notes on shared drafts are listed by draft, with links to them", async () => {
  const notYet = postRow({ title: "Not yet", published: false });
  const uses = pageRow({ title: "Uses" });
  const created_at = "2026-11-18T10:00:00+00:00";
  const noteOn = ({ id: link_id }: { id: string }, number: number, name = "Ada") =>
    note(number, { link_id, name, created_at });
  serveDashboard({ posts: [post, notYet] });
  fillTable("pages", [uses]);
  fillTable("draft_links", [
    link({ id: post.id, post_id: post.id }),
    link({ id: notYet.id, post_id: notYet.id }),
    link({ id: uses.id, page_id: uses.id }),
  ]);
  fillTable("draft_notes", [
    { ...noteOn(notYet, 805), is_done: true },
    noteOn(post, 804, "Kim"),
    noteOn(notYet, 803),
    noteOn(post, 802),
    noteOn(uses, 801),
  ]);
  openAsOwner("/admin");
  const list = within(await screen.findByRole("region", { name: "Notes on shared drafts" }));
  const [paint, draft] = list.getAllByRole("listitem");
  expect(paint).toHaveTextContent(/^2 open notes on “First paint”The latest by Kim, Nov 18, 2026/);
  expect(draft).toHaveTextContent(/^1 open note on “Not yet”by Ada/);
  expect(hrefOf(/on “First paint/)).toBe(`/admin/posts/${post.id}#notes`);
  expect(hrefOf(/Uses/)).toBe(`/admin/pages?edit=${uses.id}`);
});

const agreed = (inHours: number) =>
  consultationRow({ name: "Clara", status: "scheduled", scheduled_for: hours(inHours) });
const unpaid = (inHours: number, paid_at: string | null = null) =>
  consultationRow({ name: "Dora", amount: 40, held_until: hours(inHours), paid_at });

test("the next consultation, and the next unpaid time to be released, are shown with their time", async () => {
  const next = agreed(2);
  const due = unpaid(2);
  serveDashboard({
    consultation_requests: [
      agreed(-1),
      next,
      agreed(3),
      { ...agreed(1), status: "declined" },
      unpaid(-1),
      due,
      unpaid(3),
      unpaid(1, hours(-1)),
    ],
  });
  openAsOwner("/admin");

  for (const [name, id, time] of [
    [/^Next consultation: Clara, /, next.id, next.scheduled_for ?? ""],
    [/^Not paid yet: Dora, held until /, due.id, due.held_until ?? ""],
  ] as const) {
    const link = await screen.findByRole("link", { name });
    expect(link).toHaveAttribute("href", `/admin/consultations?id=${id}`);
    expect(within(link).getByText(formatDateTime(time))).toBeVisible();
  }
});

test("titles begin at the side where their own language does, so that a long one is cut at its end", async () => {
  const title = "\u0639\u0646\u0648\u0627\u0646";
  serveDashboard({
    posts: [postRow({ title })],
    contact_messages: [messageRow({ subject: title })],
  });
  openAsOwner("/admin");
  await screen.findByRole("list", { name: "Numbers" });
  await waitFor(() => expect(screen.getAllByText(title)).toHaveLength(2));
  for (const shown of screen.getAllByText(title)) expect(shown).toHaveAttribute("dir", "auto");
});
