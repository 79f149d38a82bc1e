import { fireEvent, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { formatDateTime, formatWeekday } from "@/lib/format/dates-and-numbers";
import { settingsRow } from "../../../support/factories";
import { renderApp, shownAddress } from "../../../support/render";
import { rest, server } from "../../../support/server";
import { signedInAs } from "../../../support/session";

const dayOf = (index: number) => new Date(Date.UTC(2026, 7, 23 + index)).toISOString().slice(0, 10);
const days = Array.from({ length: 90 }, (_, index) => dayOf(index));
const today = dayOf(89);

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
};

function serveAnalytics(answer: object = summary) {
  server.use(http.post(rest("rpc/analytics_summary"), () => HttpResponse.json(answer)));
}

const part = async (name: string) => within(await screen.findByRole("region", { name }));
const numbers = async () =>
  within(await screen.findByRole("list", { name: "Numbers" }))
    .getAllByRole("listitem")
    .map((it) => it.textContent);

beforeEach(() => {
  signedInAs({ email: "owner@example.com", isOwner: true });
});

test("the cards, top pages and insights are those the database counted", async () => {
  serveAnalytics();
  renderApp("/admin/analytics");

  expect(await numbers()).toEqual([
    "Total Page Views2,170All time",
    "Unique Pages22Viewed at least once",
    "Top Pages2Most viewed, below",
    "Active TrackingLiveVisitors are counted",
  ]);
  const top = (await part("Top Pages")).getAllByRole("listitem");
  expect(top.map((it) => it.textContent)).toEqual(["/394 views", "/blog/a-post1 views"]);

  const insights = await part("Visitor Insights");
  expect(insights.getByText("Total Visitors").parentElement).toHaveTextContent(
    "2,170Counts views: nobody is recognised when they come back.",
  );
  expect(insights.getByText("Pages per Visit").parentElement).toHaveTextContent(/98\.6/);
  expect(insights.getByText("Tracking Status").parentElement).toHaveTextContent(/Active/);
});

test("the latest hundred views are listed, ten of them at first", async () => {
  serveAnalytics();
  const { user } = renderApp("/admin/analytics");
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
  renderApp("/admin/analytics");

  expect(await screen.findByText("No analytics data yet")).toBeVisible();
  expect(screen.getByText("No recent activity")).toBeVisible();
  const insights = await part("Visitor Insights");
  expect(insights.getByText("Pages per Visit").nextElementSibling).toHaveTextContent(/^0$/);
});

test("tracking that is switched off is not called live", async () => {
  serveAnalytics();
  server.use(
    http.get(rest("site_settings"), () =>
      HttpResponse.json(settingsRow({ enable_analytics: false })),
    ),
  );
  renderApp("/admin/analytics");

  const insights = await part("Visitor Insights");
  expect(await insights.findByText("Off")).toBeVisible();
  expect((await numbers()).at(-1)).toBe("Active TrackingOffSwitched off in the settings");
  expect(screen.queryByText("Live")).not.toBeInTheDocument();
});

test("a browser that asks not to be tracked is told that it is not counted", async () => {
  serveAnalytics();
  Object.defineProperty(navigator, "doNotTrack", { value: "1", configurable: true });
  try {
    renderApp("/admin/analytics");
    const insights = await part("Visitor Insights");
    expect(await insights.findByText(/This browser asks not to be\.$/)).toBeVisible();
  } finally {
    Reflect.deleteProperty(navigator, "doNotTrack");
  }
});

test("the chart shows 30 days, or 7 or 90, and the address keeps which", async () => {
  serveAnalytics();
  const { user } = renderApp("/admin/analytics");
  const chart = await part("Views per day");
  const day = chart.getByRole("slider", { name: "Day" });
  const rows = () => chart.getAllByRole("row", { hidden: true }).slice(1);

  expect(chart.getByText("2,235 views in 30 days")).toBeVisible();
  expect(day).toHaveAttribute("aria-valuetext", `${formatWeekday(today)}: 89 views`);
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

test("a day is read out where the slider stands", async () => {
  serveAnalytics();
  renderApp("/admin/analytics?days=90");
  const chart = await part("Views per day");
  const day = chart.getByRole("slider", { name: "Day" });

  fireEvent.change(day, { target: { value: "1" } });
  expect(day).toHaveAttribute("aria-valuetext", `${formatWeekday(dayOf(1))}: 1 view`);
  expect(chart.getByText("1 view")).toBeVisible();
});

test("analytics that could not be loaded offer Retry", async () => {
  serveAnalytics();
  server.use(http.post(rest("rpc/analytics_summary"), () => HttpResponse.error(), { once: true }));
  const { user } = renderApp("/admin/analytics");

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Error loading analytics: The server did not answer.",
  );
  expect(screen.queryByText("No analytics data yet")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await numbers()).toHaveLength(4);
});
