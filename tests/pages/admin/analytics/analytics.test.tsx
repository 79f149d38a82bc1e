import { fireEvent, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { formatDateTime, formatWeekday } from "@/lib/format/dates-and-numbers";
import { openAsOwner } from "../../../support/owner";
import { setNavigator } from "../../../support/navigator";
import { shownAddress } from "../../../support/render";
import { rest, server, serveSettings } from "../../../support/server";

const dayOf = (index: number) => new Date(Date.UTC(2026, 7, 23 + index)).toISOString().slice(0, 10);
const days = Array.from({ length: 90 }, (_, index) => dayOf(index));
const today = dayOf(89);

const READ_FOR_LONG = "11111111-1111-4111-8111-111111111111";

const summary = {
  total_views: 2170,
  unique_pages: 22,
  top_paths: ["/", "/blog/a-post"],
  top_views: [394, 1],
  recent_paths: Array.from({ length: 100 }, (_, index) => `/seen/${index + 1}`),
  recent_times: Array.from({ length: 100 }, (_, index) =>
    new Date(Date.UTC(2026, 10, 20, 10, 0, -index)).toISOString(),
  ),
  days,
  day_views: days.map((_, index) => index),
  hour_views: Array.from({ length: 24 }, (_, hour) => hour),
  article_ids: [READ_FOR_LONG, "id-2"],
  article_titles: ["Read for long", "Read today"],
  article_readers: [120, 4],
  article_views_1: [0, 5],
  article_views_7: [3, 5],
  article_views_30: [50, 5],
  article_views_90: [1300, 5],
  domains: ["news.example", ""],
  domain_views_1: [0, 2],
  domain_views_7: [8, 2],
  domain_views_30: [8, 9],
  domain_views_90: [8, 9],
};
const nothing = {
  ...summary,
  total_views: 0,
  unique_pages: 0,
  top_paths: [],
  top_views: [],
  recent_paths: [],
  recent_times: [],
  day_views: days.map(() => 0),
  hour_views: Array.from({ length: 24 }, () => 0),
  ...Object.fromEntries(
    ["article_ids", "article_titles", "article_readers", "domains"]
      .concat(["1", "7", "30", "90"].flatMap((n) => [`article_views_${n}`, `domain_views_${n}`]))
      .map((name) => [name, []]),
  ),
};

function serveAnalytics(answer: object = summary) {
  server.use(http.post(rest("rpc/analytics_summary"), () => HttpResponse.json(answer)));
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

test("the cards, top pages and insights are those the database counted", async () => {
  serveAnalytics();
  openAsOwner("/admin/analytics");

  expect(await numbers()).toEqual([
    "Total Page Views2,170All time",
    "Unique Pages22Viewed at least once",
    "Top Pages18%Share of all views, 10 most viewed",
    "Active TrackingLiveVisitors are counted",
  ]);
  const top = (await part("Top Pages")).getAllByRole("listitem");
  expect(top.map((it) => it.textContent)).toEqual(["/394 views", "/blog/a-post1 views"]);

  const insights = await part("Visitor Insights");
  expect(insights.getByText("Total Visitors").parentElement).toHaveTextContent(
    "2,170The same as page views: visitors are not recognised, so they cannot be told apart.",
  );
  expect(insights.getByText("Pages per Visit").parentElement).toHaveTextContent(/98\.6/);
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

test("a site nobody has visited says so everywhere", async () => {
  serveAnalytics(nothing);
  openAsOwner("/admin/analytics");

  expect(await screen.findByText("No analytics data yet")).toBeVisible();
  expect(screen.getByText("No recent activity")).toBeVisible();
  const insights = await part("Visitor Insights");
  expect(insights.getByText("Pages per Visit").nextElementSibling).toHaveTextContent(/^0$/);
  expect(screen.getByText("No article viewed")).toBeVisible();
  expect(screen.getByText("No domains yet")).toBeVisible();
  expect((await numbers())[2]).toMatch(/^Top Pages–/);
});

test("tracking that is switched off is not called live", async () => {
  serveAnalytics();
  serveSettings({ enable_analytics: false });
  openAsOwner("/admin/analytics");

  const insights = await part("Visitor Insights");
  expect(await insights.findByText("Off")).toBeVisible();
  expect((await numbers()).at(-1)).toBe("Active TrackingOffSwitched off in the settings");
  expect(screen.queryByText("Live")).not.toBeInTheDocument();
});

test("a browser that asks not to be tracked is told that it is not counted", async () => {
  serveAnalytics();
  setNavigator("doNotTrack", "1");
  openAsOwner("/admin/analytics");
  const insights = await part("Visitor Insights");
  expect(await insights.findByText(/This browser asks not to be tracked\.$/)).toBeVisible();
});

test("the chart shows 30 days, or 7 or 90, and the address keeps which", async () => {
  serveAnalytics();
  const { user } = openAsOwner("/admin/analytics");
  const chart = await part("Views per day");
  const day = chart.getByRole("slider", { name: "Day" });
  const rows = () => chart.getAllByRole("row", { hidden: true }).slice(1);

  expect(chart.getByText("2,235 views in 30 days")).toBeVisible();
  expect(day).toHaveAttribute("aria-valuetext", `${formatWeekday(today)}: 89 views`);
  expect(day.closest("[dir]"), "its days stand below its bars in every language").toHaveAttribute(
    "dir",
    "ltr",
  );
  expect(rows()).toHaveLength(30);

  await user.click(chart.getByRole("button", { name: "7 days" }));
  expect(chart.getByText("602 views in 7 days")).toBeVisible();
  expect(rows().map((row) => row.textContent)).toEqual(
    [89, 88, 87, 86, 85, 84, 83].map((index) => `${formatWeekday(dayOf(index))}${index}`),
  );
  expect(shownAddress()).toBe("/admin/analytics?days=7");

  await user.click(chart.getByRole("button", { name: "90 days" }));
  expect(rows()).toHaveLength(90);
  expect(shownAddress()).toBe("/admin/analytics?days=90");
});

test("today is shown by its hours", async () => {
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

test("the articles and domains are those of the time that is shown", async () => {
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

test("an article's own days are shown after a press on it, until all pages are wanted again", async () => {
  const asked: unknown[] = [];
  server.use(
    http.post(rest("rpc/analytics_summary"), async ({ request }) => {
      const body = await request.json();
      asked.push(body);
      const isOne = JSON.stringify(body).includes(READ_FOR_LONG);
      return HttpResponse.json(isOne ? { ...summary, day_views: days.map(() => 1) } : summary);
    }),
  );
  const { user } = openAsOwner("/admin/analytics");
  const article = (await part("Articles")).getByRole("button", { name: "Read for long" });
  await user.click(article);

  const chart = await part("Views per day");
  expect(await chart.findByText("30 views in 30 days, of “Read for long”")).toBeVisible();
  expect(article).toHaveAttribute("aria-pressed", "true");
  expect(chart.getByRole("heading")).toHaveFocus();
  expect(shownAddress()).toBe(`/admin/analytics?article=${READ_FOR_LONG}`);
  expect(asked).toEqual([{}, { of_post: READ_FOR_LONG }]);

  await user.click(chart.getByRole("button", { name: "Show all pages" }));
  expect(await chart.findByText("2,235 views in 30 days")).toBeVisible();
  expect(chart.getByRole("heading")).toHaveFocus();
  expect(article).toHaveAttribute("aria-pressed", "false");

  window.history.back();
  expect(await chart.findByText("30 views in 30 days, of “Read for long”")).toBeVisible();
});

test("analytics that could not be loaded offer Retry", async () => {
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
