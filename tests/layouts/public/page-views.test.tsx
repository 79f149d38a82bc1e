import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { pageRow, postRow, settingsRow } from "../../support/factories";
import { setNavigator } from "../../support/navigator";
import { comeBackTo, goTo as goToAddress, renderApp, shownAddress } from "../../support/render";
import { earlierRequestsHaveArrived, heldBack, recordPosts } from "../../support/requests";
import { auth, refusal, rest, server } from "../../support/server";
import { typeSignIn } from "../../support/sign-in";
import { sessionOf, signedInAs } from "../../support/session";
import { servePages } from "../../pages/custom/serve-page";
import { servePost } from "../../pages/post/serve-post";

// The name shows that the settings, which switch the counting on or off, have arrived.
const settings = (given = {}) =>
  http.get(rest("site_settings"), () =>
    HttpResponse.json(settingsRow({ site_name: "Settled", ...given })),
  );

beforeEach(() => server.use(settings()));

const goTo = (name: string) =>
  within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name });

const comeFrom = (referrer: string) => {
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(document, "referrer");
  });
};

/** What the bar shows for each kind of user. */
type Reader = "Sign In" | "Sign Out" | "Admin";

/** Opens a page, goes to the blog, and waits until every view must have arrived. */
async function visitTwoPages(knownBy: Reader = "Sign In") {
  const { user } = renderApp("/no/such/page?from=a#b");
  await screen.findByRole(knownBy === "Admin" ? "link" : "button", { name: knownBy });
  await screen.findByRole("link", { name: "Settled" });
  // Signed-in readers count once it is known that none is the owner.
  await earlierRequestsHaveArrived();
  await user.click(goTo("Blog"));
  await screen.findByRole("heading", { level: 1, name: "Tech Blog" });
  await earlierRequestsHaveArrived();
  return user;
}

test("every navigation counts as one view of the path alone, and so does going back", async () => {
  const views = recordPosts("rpc/record_page_view");
  const user = await visitTwoPages();
  await user.type(screen.getByRole("searchbox"), "css");
  await waitFor(() => expect(shownAddress()).toBe("/blog?q=css"));
  await user.click(goTo("Blog"));
  await earlierRequestsHaveArrived();
  expect(views).toEqual([{ path: "/no/such/page" }, { path: "/blog" }]);

  await user.click(goTo("Contact"));
  window.history.back();
  await waitFor(() => expect(views.slice(2)).toEqual([{ path: "/contact" }, { path: "/blog" }]));
});

test("a prerendered page is counted once it is shown", async () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, "prerendering"));
  servePost(postRow({ title: "Ahead", slug: "ahead" }));
  const views = recordPosts("rpc/record_page_view");
  const reads = recordPosts("rpc/increment_post_views");
  renderApp("/blog/ahead");
  await screen.findByRole("heading", { level: 1, name: "Ahead" });
  await screen.findByRole("link", { name: "Settled" });
  await earlierRequestsHaveArrived();
  expect([views, reads]).toEqual([[], []]);
  document.dispatchEvent(new Event("prerenderingchange"));
  await waitFor(() => expect([views.length, reads.length]).toEqual([1, 1]));
});

test("a very long path is counted up to the length that the database accepts", async () => {
  const views = recordPosts("rpc/record_page_view");
  renderApp(`/${"x".repeat(400)}`);
  await screen.findByRole("link", { name: "Settled" });
  await waitFor(() => expect(views).toEqual([{ path: `/${"x".repeat(299)}` }]));
});

test("a post opened by its id counts as one view, and so does going back to it", async () => {
  const post = postRow({ title: "By id", slug: "in-words" });
  servePost(post);
  const views = recordPosts("rpc/record_page_view");
  const user = await visitTwoPages();
  goToAddress(`/blog/${post.id}`);
  await screen.findByRole("heading", { level: 1, name: "By id" });
  await waitFor(() => expect(shownAddress()).toBe("/blog/in-words"));
  await user.click(goTo("About"));
  await screen.findByRole("heading", { level: 1, name: "About Me" });
  window.history.back();
  await screen.findByRole("heading", { level: 1, name: "By id" });
  await waitFor(() => expect(views).toHaveLength(5));
  await earlierRequestsHaveArrived();

  expect(views.slice(2)).toEqual([
    { path: `/blog/${post.id}` },
    { path: "/about" },
    { path: "/blog/in-words" },
  ]);
});

test("a post opened by its id is counted even if the settings load after its slug", async () => {
  const post = postRow({ title: "By id", slug: "in-words" });
  servePost(post);
  const { release, answer } = heldBack(() => HttpResponse.json(settingsRow()));
  server.use(http.get(rest("site_settings"), answer));
  const views = recordPosts("rpc/record_page_view");
  renderApp(`/blog/${post.id}`);
  await waitFor(() => expect(shownAddress()).toBe("/blog/in-words"));
  release();

  await waitFor(() => expect(views).toEqual([{ path: "/blog/in-words" }]));
});

test.each([
  [
    "an article",
    "/blog/as-it-was-called",
    "/blog/as-it-is-called",
    "post_slugs",
    () => servePost(postRow({ slug: "as-it-is-called" }), [], { former: "as-it-was-called" }),
  ],
  [
    "a page of the owner's",
    "/tools",
    "/uses",
    "pages",
    () => servePages([pageRow({ path: "uses", former_paths: ["tools"] })]),
  ],
])(
  "%s counts as one view though its URL is replaced while it opens",
  async (_what, former, present, table, serve) => {
    const views = recordPosts("rpc/record_page_view");
    serve();
    const held = heldBack(() => undefined);
    server.use(http.get(rest(table), held.answer));

    renderApp(former);
    await waitFor(() => expect(views).toEqual([{ path: former }]));
    held.release();
    await waitFor(() => expect(shownAddress()).toBe(present));
    // The router renders the new URL after it has changed.
    await waitFor(() =>
      expect(document.querySelector("link[rel=canonical]")).toHaveAttribute(
        "href",
        expect.stringContaining(present),
      ),
    );
    await earlierRequestsHaveArrived();
    expect(views).toHaveLength(1);
  },
);

test("following a link to another article counts as another view", async () => {
  const [first, next] = [postRow(), postRow()];
  const views = recordPosts("rpc/record_page_view");
  servePost(first);
  renderApp(`/blog/${first.slug}`);
  await waitFor(() => expect(views).toEqual([{ path: `/blog/${first.slug}` }]));
  servePost(next);
  goToAddress(`/blog/${next.slug}`);
  await waitFor(() => expect(views.at(-1)).toEqual({ path: `/blog/${next.slug}` }));
});

describe("where a visitor came from", () => {
  test("is sent once, as a host without path or query", async () => {
    comeFrom("https://news.example/item?id=1#top");
    const views = recordPosts("rpc/record_page_view");
    await visitTwoPages();
    await waitFor(() =>
      expect(views).toEqual([
        { path: "/no/such/page", referrer: "news.example" },
        { path: "/blog" },
      ]),
    );
  });

  test.each([
    ["this site", `${window.location.origin}/about`],
    ["an app", "android-app://com.example.mail/"],
    ["nothing", ""],
    ["nonsense", "https://"],
  ])("is not sent for %s", async (_what, referrer) => {
    comeFrom(referrer);
    const views = recordPosts("rpc/record_page_view");
    await visitTwoPages();
    await waitFor(() => expect(views).toEqual([{ path: "/no/such/page" }, { path: "/blog" }]));
  });

  test("is not sent again for a page that is loaded again", async () => {
    comeBackTo(0);
    comeFrom("https://other.example/");
    const views = recordPosts("rpc/record_page_view");
    renderApp("/no/such/page");
    await waitFor(() => expect(views).toEqual([{ path: "/no/such/page" }]));
  });
});

test.each<[string, number, () => void, Reader?]>([
  ["of a signed-in reader count", 2, () => void signedInAs(), "Sign Out"],
  ["of the owner do not count", 0, () => void signedInAs({ isOwner: true }), "Admin"],
  ["with Do Not Track are not recorded", 0, () => setNavigator("doNotTrack", "1")],
  ["do not count with analytics off", 0, () => server.use(settings({ enable_analytics: false }))],
])("views %s", async (_which, count, prepare, knownBy = "Sign In") => {
  prepare();
  const views = recordPosts("rpc/record_page_view");
  await visitTwoPages(knownBy);
  await waitFor(() => expect(views).toHaveLength(count));
});

test("signing in on a page does not count as another view of it", async () => {
  server.use(http.post(auth("token"), () => HttpResponse.json(sessionOf())));
  const views = recordPosts("rpc/record_page_view");
  const user = await visitTwoPages();
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  await screen.findByLabelText("Email");
  await typeSignIn(user);
  await screen.findByRole("button", { name: "Sign Out" });
  await earlierRequestsHaveArrived();

  expect(views).toEqual([{ path: "/no/such/page" }, { path: "/blog" }]);
});

test(
  "a page that is opened while somebody signs in counts as a view, though its URL is replaced",
  { tags: "full" },
  async () => {
    server.use(http.post(auth("token"), () => HttpResponse.json(sessionOf())));
    const held = heldBack(() => HttpResponse.json(false));
    server.use(http.post(rest("rpc/is_owner"), held.answer));
    const post = postRow({ title: "By id", slug: "in-words" });
    servePost(post);
    const views = recordPosts("rpc/record_page_view");
    const user = await visitTwoPages();
    await user.click(screen.getByRole("button", { name: "Sign In" }));
    await screen.findByLabelText("Email");
    await typeSignIn(user);
    await screen.findByRole("button", { name: "Sign Out" });
    goToAddress(`/blog/${post.id}`);
    await waitFor(() => expect(shownAddress()).toBe("/blog/in-words"));
    held.release();

    await waitFor(() => expect(views.slice(2)).toEqual([{ path: "/blog/in-words" }]));
  },
);

test("a page of the admin area does not count as a view", async () => {
  const views = recordPosts("rpc/record_page_view");
  renderApp("/admin");
  await screen.findByRole("heading", { name: "Sign in as the owner" });
  await earlierRequestsHaveArrived();

  expect(views).toEqual([]);
});

test("a view that could not be recorded shows no error", async () => {
  const views = recordPosts("rpc/record_page_view", () => refusal("out of order", "XX000", 500));
  await visitTwoPages();

  await waitFor(() => expect(views).toHaveLength(2));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.queryByRole("region", { name: /Notifications/ })?.textContent ?? "").toBe("");
});
