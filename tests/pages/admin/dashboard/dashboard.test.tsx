import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import type { DashboardNumbers } from "@/data/dashboard";
import { formatDateTime, formatShortDate } from "@/lib/format/dates-and-numbers";
import { openAsOwner } from "../../../support/owner";
import { postRow } from "../../../support/factories";
import { heldBack } from "../../../support/requests";
import { rest, server } from "../../../support/server";
import { hrefOf, linksIn, textsOf } from "../../../support/texts";

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

test("eight cards say how the site stands, each leading to its screen", async () => {
  serveDashboard();
  openAsOwner("/admin");
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
  expect(textsOf("listitem", screen.getByRole("list", { name: "Numbers" }))).toHaveLength(8);
});

test("without a page view the views of the posts stand in, and say so", async () => {
  serveDashboard({ numbers: { page_views: 0, unique_pages: 0 } });
  openAsOwner("/admin");
  await screen.findByRole("list", { name: "Numbers" });

  expect(card(/^Page Views/)).toHaveAccessibleName("Page Views 500 Of posts, all time");
});

test("what waits for the owner stands at the top, and nothing else", async () => {
  serveDashboard();
  openAsOwner("/admin");

  await screen.findByRole("link", { name: "3 unread messages" });
  expect(hrefOf("3 unread messages")).toBe("/admin/messages?status=unread");
  expect(hrefOf("1 pending request")).toBe("/admin/consultations?status=pending");
  expect(hrefOf(/^View Messages/)).toBe("/admin/messages?status=unread");
  expect(screen.queryByRole("link", { name: /to moderate/ })).not.toBeInTheDocument();
});

test("an empty desk says so, and where to begin", async () => {
  serveDashboard({ numbers: { unread_messages: 0, pending_consultations: 0 } });
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

test("the rest waits for what stands above it, so that nothing moves down", async () => {
  serveDashboard({ posts: [postRow({ title: "First paint" })] });
  const { answer, release } = heldBack(() => HttpResponse.json([]));
  server.use(http.get(rest("draft_notes"), answer));
  openAsOwner("/admin");

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
  openAsOwner("/admin");

  await screen.findByRole("link", { name: "First paint" });
  await screen.findByRole("link", { name: message.subject });
  expect(hrefOf("First paint")).toBe(`/admin/posts/${published.id}`);
  expect(textsOf("listitem", screen.getByRole("region", { name: "Recent Posts" }))).toEqual([
    `First paintPublished${formatShortDate(published.created_at)}1 view7 likes`,
    expect.stringMatching(/^Not yetDraft/),
  ]);
  expect(hrefOf(message.subject)).toBe("/admin/messages?id=m1");
  expect(textsOf("listitem", screen.getByRole("region", { name: "Recent Messages" }))).toEqual([
    `${message.subject}Unread${formatShortDate(message.created_at)}Imogen Clarke`,
  ]);

  expect(asked).toHaveLength(2);
  const orders = asked.map(({ searchParams }) => searchParams.get("order"));
  expect(orders).toEqual(["created_at.desc,id.desc", "created_at.desc,id.desc"]);
  for (const { searchParams } of asked) {
    expect(searchParams.get("limit")).toBe("5");
    expect(searchParams.get("select")?.split(",")).not.toContain("content");
  }
});

test("the dashboard is asked for while the database is asked who opens it, and once", async () => {
  serveDashboard({ posts: [], messages: [] });
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
])("when %s fails the other parts stay, and Retry brings it", async (name, sentence) => {
  serveDashboard({ posts: [postRow({ title: "A post" })], messages: [message] });
  let isUp = false;
  server.use(http.all(rest(name), () => (isUp ? undefined : HttpResponse.error())));
  const { user } = openAsOwner("/admin");

  const shown = {
    numbers: () => screen.queryByRole("list", { name: "Numbers" }),
    posts: () => screen.queryByRole("link", { name: "A post" }),
    messages: () => screen.queryByRole("link", { name: message.subject }),
  };
  expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  await waitFor(() =>
    expect(Object.values(shown).filter((part) => part() !== null)).toHaveLength(2),
  );

  isUp = true;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByRole("list", { name: "Numbers" });
  expect(await screen.findByRole("link", { name: "A post" })).toBeVisible();
  expect(await screen.findByRole("link", { name: message.subject })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

const note = (id: string, name: string, post_id: string, title: string) => ({
  id,
  name,
  created_at: "2026-11-18T10:00:00+00:00",
  draft_links: { post_id, page_id: null, posts: { title }, pages: null },
});

test("notes on shared drafts are announced, draft by draft, and lead to them", async () => {
  serveDashboard({
    notes: [
      note("n3", "Kim", "p1", "On kites"),
      note("n2", "Ada", "p2", " "),
      note("n1", "Ada", "p1", "On kites"),
      {
        ...note("n0", "Ada", "", ""),
        draft_links: { post_id: null, page_id: "g1", posts: null, pages: { title: "Uses" } },
      },
    ],
  });
  openAsOwner("/admin");
  const list = within(await screen.findByRole("region", { name: "Notes on shared drafts" }));
  const [kites, untitled] = list.getAllByRole("listitem");
  expect(kites).toHaveTextContent(/^2 open notes on “On kites”The latest by Kim, Nov 18, 2026/);
  expect(untitled).toHaveTextContent(/^1 open note on “Untitled”by Ada/);
  expect(hrefOf(/On kites/)).toBe("/admin/posts/p1#notes");
  expect(hrefOf(/Uses/)).toBe("/admin/pages?edit=g1");
});

test.each([
  [
    "the next consultation",
    /^Next consultation: Clara, /,
    { status: "eq.scheduled", scheduled_for: "gte.now", order: "scheduled_for.asc" },
  ],
  [
    "the unpaid time that falls free next",
    /^Not paid yet: Clara, held until /,
    {
      status: "in.(pending,scheduled)",
      amount: "not.is.null",
      paid_at: "is.null",
      held_until: "gte.now",
      order: "held_until.asc",
    },
  ],
])("%s is named with its time, and leads to it", async (_, name, asks) => {
  const time = new Date(Date.now() + 86_400_000).toISOString();
  const clara = { id: "c1", name: "Clara", scheduled_for: time, held_until: time };
  serveDashboard();
  server.use(
    http.get(rest("consultation_requests"), ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isRight = Object.entries(asks).every(([key, asked]) => searchParams.get(key) === asked);
      return HttpResponse.json(isRight ? [clara] : []);
    }),
  );
  openAsOwner("/admin");

  const link = await screen.findByRole("link", { name });
  expect(link).toHaveAttribute("href", "/admin/consultations?id=c1");
  expect(within(link).getByText(formatDateTime(time))).toBeVisible();
});
