import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { DashboardNumbers } from "@/data/dashboard";
import { formatDateTime, formatShortDate } from "@/lib/format/dates-and-numbers";
import { postRow } from "../../../support/factories";
import { renderApp } from "../../../support/render";
import { heldBack } from "../../../support/requests";
import { rest, server } from "../../../support/server";
import { signedInAs } from "../../../support/session";

const numbers: DashboardNumbers = {
  total_posts: 1300,
  published_posts: 1200,
  featured_posts: 4,
  post_views: 500,
  post_likes: 77,
  total_projects: 6,
  featured_projects: 2,
  page_views: 98765,
  unique_pages: 22,
  messages: 8,
  unread_messages: 3,
  consultations: 7,
  pending_consultations: 1,
  pending_comments: 0,
};
const message = {
  id: "m1",
  subject: "A shop & a question",
  name: "Imogen Clarke",
  status: "unread",
  created_at: "2026-11-18T10:00:00+00:00",
};

type Served = {
  numbers?: Partial<DashboardNumbers>;
  posts?: object[];
  messages?: object[];
  notes?: object[];
};

function serveDashboard({ numbers: given, posts = [], messages = [], notes = [] }: Served = {}) {
  const asked: URL[] = [];
  const answer = (rows: object[]) => {
    return ({ request }: { request: Request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json(rows);
    };
  };
  server.use(
    http.post(rest("rpc/dashboard_numbers"), () => HttpResponse.json([{ ...numbers, ...given }])),
    http.get(rest("posts"), answer(posts)),
    http.get(rest("contact_messages"), answer(messages)),
    http.get(rest("draft_notes"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      return HttpResponse.json(searchParams.get("is_done") === "eq.false" ? notes : []);
    }),
  );
  return asked;
}

const card = (name: RegExp) =>
  within(screen.getByRole("list", { name: "Numbers" })).getByRole("link", { name });

beforeEach(() => {
  signedInAs({ email: "owner@example.com", isOwner: true });
});

test("eight cards say how the site stands, each leading to its screen", async () => {
  serveDashboard();
  renderApp("/admin");
  await screen.findByRole("list", { name: "Numbers" });

  for (const [name, address] of [
    [/^Total Posts 1,300 1,200 published$/, "/admin/posts"],
    [/^Total Projects 6 2 featured$/, "/admin/projects"],
    [/^Page Views 98,765 All time$/, "/admin/analytics"],
    [/^Post Likes 77 On all posts$/, "/admin/posts"],
    [/^Messages 8 3 unread$/, "/admin/messages"],
    [/^Consultations 7 1 pending$/, "/admin/consultations"],
    [/^Unique Pages 22 Viewed at least once$/, "/admin/analytics"],
    [/^Featured Content 6 4 posts, 2 projects$/, "/admin/posts?status=featured"],
  ] as const) {
    expect(card(name)).toHaveAttribute("href", address);
  }
  expect(
    screen.getAllByRole("listitem").filter((it) => it.closest("[aria-label=Numbers]")),
  ).toHaveLength(8);
});

test("without a page view the views of the posts stand in, and say so", async () => {
  serveDashboard({ numbers: { page_views: 0, unique_pages: 0 } });
  renderApp("/admin");
  await screen.findByRole("list", { name: "Numbers" });

  expect(card(/^Page Views/)).toHaveAccessibleName("Page Views 500 Of posts, all time");
});

test("what waits for the owner stands at the top, and nothing else", async () => {
  serveDashboard();
  renderApp("/admin");

  expect(await screen.findByRole("link", { name: "3 unread messages" })).toHaveAttribute(
    "href",
    "/admin/messages?status=unread",
  );
  expect(screen.getByRole("link", { name: "1 pending request" })).toHaveAttribute(
    "href",
    "/admin/consultations?status=pending",
  );
  expect(screen.queryByRole("link", { name: /to moderate/ })).not.toBeInTheDocument();
});

test("a cleared desk is told", async () => {
  serveDashboard({ numbers: { unread_messages: 0, pending_consultations: 0 } });
  renderApp("/admin");

  expect(await screen.findByText("Nothing is waiting for you.")).toBeVisible();
  const actions = within(screen.getByRole("region", { name: "Quick Actions" }));
  expect(actions.getByRole("link", { name: /^View Messages/ })).toHaveAttribute(
    "href",
    "/admin/messages",
  );
});

test("the rest waits for what stands above it, so that nothing moves down", async () => {
  serveDashboard({ posts: [postRow({ title: "First paint" })] });
  const { answer, release } = heldBack(() => HttpResponse.json([]));
  server.use(http.get(rest("draft_notes"), answer));
  renderApp("/admin");

  expect(await screen.findByRole("status", { name: "Loading numbers" })).toBeVisible();
  await waitFor(() => expect(screen.getByText("First paint")).toBeInTheDocument());
  expect(screen.getByText("First paint")).not.toBeVisible();
  expect(screen.queryByText(/unread message/)).not.toBeInTheDocument();

  release();
  await waitFor(() => expect(screen.getByText("First paint")).toBeVisible());
  expect(screen.getByRole("link", { name: "3 unread messages" })).toBeVisible();
  expect(screen.queryByRole("status", { name: "Loading numbers" })).not.toBeInTheDocument();
});

test("the five newest posts and messages are asked for, and lead to where they are at home", async () => {
  const published = postRow({ title: "First paint", views: 1, likes: 7 });
  const draft = postRow({ title: "Not yet", published: false, views: 0, likes: 0 });
  const asked = serveDashboard({ posts: [published, draft], messages: [message] });
  renderApp("/admin");

  const posts = within(await screen.findByRole("region", { name: "Recent Posts" }));
  expect(await posts.findByRole("link", { name: "First paint" })).toHaveAttribute(
    "href",
    `/admin/posts/${published.id}`,
  );
  const [first, second] = posts.getAllByRole("listitem");
  expect(first).toHaveTextContent(
    `First paintPublished${formatShortDate(published.created_at)}1 view7 likes`,
  );
  expect(second).toHaveTextContent(/^Not yetDraft/);

  const messages = within(screen.getByRole("region", { name: "Recent Messages" }));
  expect(await messages.findByRole("link", { name: message.subject })).toHaveAttribute(
    "href",
    "/admin/messages?id=m1",
  );
  expect(messages.getByRole("listitem")).toHaveTextContent(
    `${message.subject}unread${formatShortDate(message.created_at)}Imogen Clarke`,
  );

  expect(asked).toHaveLength(2);
  const orders = asked.map(({ searchParams }) => searchParams.get("order"));
  expect(orders).toEqual(["created_at.desc,id.desc", "created_at.desc,id.desc"]);
  for (const { searchParams } of asked) {
    expect(searchParams.get("limit")).toBe("5");
    expect(searchParams.get("select")?.split(",")).not.toContain("content");
  }
});

test("lists without a row say what comes first", async () => {
  serveDashboard();
  renderApp("/admin");

  expect(await screen.findByText("No posts found")).toBeVisible();
  expect(screen.getByText("Create your first blog post to get started")).toBeVisible();
  expect(await screen.findByText("No messages found")).toBeVisible();
});

test.each([
  ["rpc/dashboard_numbers", "Error loading the numbers: The server did not answer."],
  ["posts", "Error loading recent posts: The server did not answer."],
  ["contact_messages", "Error loading recent messages: The server did not answer."],
])("when %s fails the other parts stay, and Retry brings it", async (name, sentence) => {
  serveDashboard({ posts: [postRow({ title: "A post" })], messages: [message] });
  server.use(http.all(rest(name), () => HttpResponse.error(), { once: true }));
  const { user } = renderApp("/admin");

  const shown = {
    numbers: () => screen.queryByRole("list", { name: "Numbers" }),
    posts: () => screen.queryByRole("link", { name: "A post" }),
    messages: () => screen.queryByRole("link", { name: message.subject }),
  };
  expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  await waitFor(() =>
    expect(Object.values(shown).filter((part) => part() !== null)).toHaveLength(2),
  );

  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByRole("list", { name: "Numbers" });
  expect(await screen.findByRole("link", { name: "A post" })).toBeVisible();
  expect(await screen.findByRole("link", { name: message.subject })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("the quick actions lead to where they say", async () => {
  serveDashboard();
  renderApp("/admin");
  const actions = within(await screen.findByRole("region", { name: "Quick Actions" }));
  await actions.findByText("3 unread");

  expect(actions.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/admin/posts/new",
    "/admin/projects?new",
    "/admin/messages?status=unread",
    "/admin/analytics",
  ]);
});

const note = (id: string, name: string, post_id: string, title: string) => ({
  id,
  name,
  created_at: "2026-11-18T10:00:00+00:00",
  draft_links: { post_id, posts: { title } },
});

test("notes on shared drafts are announced, draft by draft, and lead to them", async () => {
  serveDashboard({
    notes: [
      note("n3", "Kim", "p1", "On kites"),
      note("n2", "Ada", "p2", " "),
      note("n1", "Ada", "p1", "On kites"),
    ],
  });
  renderApp("/admin");
  const list = within(await screen.findByRole("region", { name: "Notes on shared drafts" }));
  const [kites, untitled] = list.getAllByRole("listitem");
  expect(kites).toHaveTextContent(/^2 open notes on «On kites»The last by Kim, Nov 18, 2026/);
  expect(untitled).toHaveTextContent(/^1 open note on «Untitled»by Ada/);
  expect(list.getByRole("link", { name: /On kites/ })).toHaveAttribute(
    "href",
    "/admin/posts/p1#notes",
  );
});

test("without notes nothing is announced", async () => {
  serveDashboard({ posts: [postRow({ title: "Here" })] });
  renderApp("/admin");
  expect(await screen.findByText("Here")).toBeVisible();
  expect(screen.queryByText(/open note/)).not.toBeInTheDocument();
});

test("the next consultation is named with its time, and leads to it", async () => {
  const scheduled_for = new Date(Date.now() + 86_400_000).toISOString();
  serveDashboard();
  server.use(
    http.get(rest("consultation_requests"), ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const isRight =
        asked.get("status") === "eq.scheduled" &&
        asked.get("scheduled_for") === "gte.now" &&
        asked.get("order") === "scheduled_for.asc";
      return HttpResponse.json(isRight ? [{ id: "c1", name: "Clara", scheduled_for }] : []);
    }),
  );
  renderApp("/admin");

  const link = await screen.findByRole("link", { name: /^next consultation: Clara, / });
  expect(link).toHaveAttribute("href", "/admin/consultations?id=c1");
  expect(within(link).getByText(formatDateTime(scheduled_for))).toBeVisible();
});
