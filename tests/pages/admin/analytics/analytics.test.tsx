import { fireEvent, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { formatDateTime, formatWeekday } from "@/lib/format/dates-and-numbers";
import { postRow } from "../../../support/factories";
import { openAsOwner } from "../../../support/owner";
import { setNavigator } from "../../../support/navigator";
import { heldBack } from "../../../support/requests";
import { shownAddress } from "../../../support/render";
import { rest, server, serveSettings } from "../../../support/server";
import { fillTable, serveFunctions } from "../../../support/table";

/** The day a given number of days before today. */
const before = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const hours = Array.from({ length: 24 }, (_, hour) => hour);

const readForLong = postRow({ title: "Read for long", slug: "long", views: 120 });

/** A site with these visits, or one that nobody has visited. */
function serveAnalytics(isVisited = true) {
  const serve: typeof fillTable = (name, rows) => fillTable(name, isVisited ? rows : []);
  serve("posts", [readForLong, postRow({ title: "Read today", slug: "today", views: 4 })]);
  serve(
    "site_analytics",
    Array.from({ length: 101 }, (_, index) => ({
      page_path: `/seen/${index + 1}`,
      created_at: new Date(Date.UTC(2026, 10, 20, 10, 0, -index)).toISOString(),
    })),
  );
  serve(
    "private.page_view_days",
    Array.from({ length: 90 }, (_, index) => ({ day: before(index), views: 89 - index, hours })),
  );
  serve("private.page_view_totals", [
    { page_path: "/", views: 394 },
    { page_path: "/blog/long", views: 1 },
  ]);
  serve("private.page_view_paths", [
    { day: before(0), page_path: "/blog/today", views: 5, hours },
    { day: before(3), page_path: "/blog/long", views: 3, hours },
    { day: before(20), page_path: "/blog/long", views: 47, hours },
    { day: before(60), page_path: "/blog/long", views: 1250, hours },
  ]);
  serve("private.page_view_referrers", [
    { day: before(3), domain: "news.example", views: 8 },
    { day: before(0), domain: "", views: 2 },
    { day: before(20), domain: "", views: 7 },
  ]);
  serveFunctions("analytics_summary");
}

const part = async (name: string) => within(await screen.findByRole("region", { name }));
const articles = async () =>
  (await part("Articles")).getAllByRole("row").map((row) => row.textContent);
const domains = async () =>
  (await part("Where readers came from")).getAllByRole("listitem").map((it) => it.textContent);
const numbers = async () =>
  within(await screen.findByRole("list", { name: "Numbers" }))
    .getAllByRole("listitem")
    .map((it) => it.textContent);

test("the cards, top pages and insights show the database's numbers", async () => {
  serveAnalytics();
  openAsOwner("/admin/analytics");

  expect(await numbers()).toEqual([
    "Total Page Views4,005All time",
    "Unique Pages2Viewed at least once",
    "Top Pages10%Share of all views, 10 most viewed",
    "Active TrackingLiveVisitors are counted",
  ]);
  const top = (await part("Top Pages")).getAllByRole("listitem");
  expect(top.map((it) => it.textContent)).toEqual(["/394 views", "/blog/long1 views"]);

  const insights = await part("Visitor Insights");
  expect(insights.getByText("Total Visitors").parentElement).toHaveTextContent(
    "4,005The same as page views: visitors are not recognised, so they cannot be told apart.",
  );
  expect(insights.getByText("Pages per Visit").parentElement).toHaveTextContent(/2,002\.5/);
  expect(insights.getByText("Tracking Status").parentElement).toHaveTextContent(/Active/);
});

test("the latest hundred views are listed, ten of them at first", async () => {
  serveAnalytics();
  const { user } = openAsOwner("/admin/analytics");
  const activity = await part("Recent Activity");

  const [first] = activity.getAllByRole("listitem");
  expect(first).toHaveTextContent(`/seen/1${formatDateTime("2026-11-20T10:00:00Z")}`);
  expect(activity.getAllByRole("listitem")).toHaveLength(10);

  const toggle = activity.getByRole("button", { name: "Show all 100" });
  await user.click(toggle);
  expect(activity.getAllByRole("listitem")).toHaveLength(100);
  expect(toggle).toHaveFocus();
  await user.click(activity.getByRole("button", { name: "Show fewer" }));
  expect(activity.getAllByRole("listitem")).toHaveLength(10);
});

test("a site without visits shows that in every section", async () => {
  serveAnalytics(false);
  openAsOwner("/admin/analytics");

  expect(await screen.findByText("No analytics data yet")).toBeVisible();
  expect(screen.getByText("No recent activity")).toBeVisible();
  const insights = await part("Visitor Insights");
  expect(insights.getByText("Pages per Visit").nextElementSibling).toHaveTextContent(/^0$/);
  expect(screen.getByText("No articles viewed")).toBeVisible();
  expect(screen.getByText("No domains yet")).toBeVisible();
  expect((await numbers())[2]).toMatch(/^Top Pages–/);
});

test("tracking that is switched off is not labelled live", async () => {
  serveAnalytics();
  serveSettings({ enable_analytics: false });
  openAsOwner("/admin/analytics");

  const insights = await part("Visitor Insights");
  expect(await insights.findByText("Off")).toBeVisible();
  expect((await numbers()).at(-1)).toBe("Active TrackingOffSwitched off in the settings");
  expect(screen.queryByText("Live")).not.toBeInTheDocument();
});

test("a browser with Do Not Track is reported as not counted", async () => {
  serveAnalytics();
  setNavigator("doNotTrack", "1");
  openAsOwner("/admin/analytics");
  const insights = await part("Visitor Insights");
  expect(await insights.findByText(/This browser asks not to be tracked\.$/)).toBeVisible();
});

test("the chart shows 30, 7 or 90 days, and the URL keeps the choice", async () => {
  serveAnalytics();
  const { user } = openAsOwner("/admin/analytics");
  const chart = await part("Views per day");
  const day = chart.getByRole("slider", { name: "Day" });
  const rows = () => chart.getAllByRole("row", { hidden: true }).slice(1);

  expect(chart.getByText("2,235 views in 30 days")).toBeVisible();
  expect(day).toHaveAttribute("aria-valuetext", `${formatWeekday(before(0))}: 89 views`);
  expect(day.closest("[dir]"), "its days stand below its bars in every language").toHaveAttribute(
    "dir",
    "ltr",
  );
  expect(rows()).toHaveLength(30);

  await user.click(chart.getByRole("button", { name: "7 days" }));
  expect(chart.getByText("602 views in 7 days")).toBeVisible();
  expect(rows().map((row) => row.textContent)).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((days) => `${formatWeekday(before(days))}${89 - days}`),
  );
  expect(shownAddress()).toBe("/admin/analytics?days=7");

  await user.click(chart.getByRole("button", { name: "90 days" }));
  expect(rows()).toHaveLength(90);
  expect(shownAddress()).toBe("/admin/analytics?days=90");
});

test("today is shown by hour", async () => {
  serveAnalytics();
  const { user } = openAsOwner("/admin/analytics");
  await user.click((await part("Views per day")).getByRole("button", { name: "Today" }));

  const chart = await part("Views per hour");
  expect(chart.getByText("276 views today")).toBeVisible();
  fireEvent.change(chart.getByRole("slider", { name: "Hour" }), { target: { value: "14" } });
  expect(chart.getByRole("slider")).toHaveAttribute("aria-valuetext", "14:00: 14 views");
  expect(chart.getAllByRole("row", { hidden: true })).toHaveLength(25);
  expect(shownAddress()).toBe("/admin/analytics?days=1");
});

test("articles and domains are those of the selected period", async () => {
  serveAnalytics();
  const { user } = openAsOwner("/admin/analytics?days=90");
  expect(await articles()).toEqual([
    "ArticleViews in 90 daysReaders of all time",
    "Read for long1,300120",
    "Read today54",
  ]);
  expect(await domains()).toEqual(["Other domains9 views", "news.example8 views"]);
  await user.click(screen.getByRole("button", { name: "Today" }));
  expect(await articles()).toEqual(["ArticleViews todayReaders of all time", "Read today54"]);
  expect(await domains()).toEqual(["Other domains2 views"]);
});

test("choosing an article shows its own days, until all pages are selected again", async () => {
  serveAnalytics();
  const { user } = openAsOwner("/admin/analytics");
  const article = (await part("Articles")).getByRole("button", { name: "Read for long" });
  const asOf = screen.getByText(/^As of/).textContent;
  const held = heldBack(() => undefined);
  server.use(http.post(rest("rpc/analytics_summary"), held.answer, { once: true }));
  await user.click(article);
  expect(screen.getByText(/^As of/).textContent).toBe(asOf);
  held.release();

  const chart = await part("Views per day");
  expect(await chart.findByText("50 views in 30 days, of “Read for long”")).toBeVisible();
  expect(article).toHaveAttribute("aria-pressed", "true");
  expect(chart.getByRole("heading")).toHaveFocus();
  expect(shownAddress()).toBe(`/admin/analytics?article=${readForLong.id}`);

  await user.click(chart.getByRole("button", { name: "Show all pages" }));
  expect(await chart.findByText("2,235 views in 30 days")).toBeVisible();
  expect(chart.getByRole("heading")).toHaveFocus();
  expect(article).toHaveAttribute("aria-pressed", "false");

  window.history.back();
  expect(await chart.findByText("50 views in 30 days, of “Read for long”")).toBeVisible();
});

test("if analytics cannot be loaded, Retry is offered", async () => {
  serveAnalytics();
  server.use(http.post(rest("rpc/analytics_summary"), () => HttpResponse.error(), { once: true }));
  const { user } = openAsOwner("/admin/analytics");

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Error loading analytics: The server did not answer.",
  );
  expect(screen.queryByText("No analytics data yet")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await numbers()).toHaveLength(4);
});
