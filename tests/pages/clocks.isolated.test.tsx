import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { formatWeekdayTime } from "@/lib/format/dates-and-numbers";
import { clocks } from "../support/clocks";
import { commentRow, postRow, settingsRow } from "../support/factories";
import { promiseReply } from "../support/promise-reply";
import { renderApp } from "../support/render";
import { sample } from "../support/scope";
import { countedPage, rest, server } from "../support/server";
import { signedInAs } from "../support/session";
import { serveAdminPosts } from "./admin/posts/serve-admin-posts";

/** The server's time, which its responses contain. */
const now = Date.now();
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const out = postRow({ title: "Out", published_at: inMinutes(-10) });
const planned = postRow({ title: "Planned", published_at: inMinutes(10) });

const card = async (name: string) => within(await screen.findByRole("article", { name }));

/** The embedded backend uses the browser's clock, so it cannot respond here. */
const serveOut = () => server.use(http.get(rest("posts"), () => HttpResponse.json([out])));

/** Adds the server's time to every response; it is known from then on. */
function tellTime() {
  const send = fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (...asked) => {
    const answer = await send(...asked);
    const headers = { ...Object.fromEntries(answer.headers), date: new Date(now).toUTCString() };
    const body = answer.status === 204 ? null : await answer.text();
    return new Response(body, { status: answer.status, headers });
  });
}

// This test is first: no response has contained the time yet.
test.each(sample(clocks))(
  "with a clock %s a visitor sees every part of an article",
  { tags: "full" },
  async (_, offset) => {
    vi.setSystemTime(now + offset);
    server.use(
      http.get(rest("site_settings"), () =>
        HttpResponse.json(settingsRow({ mails_readers: true })),
      ),
    );
    serveOut();
    renderApp(`/blog/${out.id}`);

    expect(await screen.findByRole("button", { name: "Email me new articles" })).toBeVisible();
  },
);

test.each(
  sample(clocks).flatMap(
    ([name, offset]) =>
      [
        [name, "reader", offset],
        [name, "owner", offset],
      ] as const,
  ),
)("with a clock %s a %s edits what the server allows", async (_name, who, offset) => {
  vi.setSystemTime(now + offset);
  tellTime();
  signedInAs({ isOwner: who === "owner" });
  serveOut();
  const comments = [
    {
      ...commentRow({ content: "Fresh", created_at: inMinutes(-14) }),
      is_own: true,
      is_editable: true,
    },
    { ...commentRow({ content: "Old", created_at: inMinutes(-16) }), is_own: true },
  ];
  server.use(http.get(rest("rpc/comments_page"), () => countedPage(comments)));
  renderApp(`/blog/${out.id}`);
  await screen.findByText("Old");

  const [edit, ...others] = screen.getAllByRole("button", { name: /^Edit your comment/ });
  expect(others).toEqual([]);
  expect(edit?.closest("article")).toHaveTextContent("Fresh");
});

test.each(sample(clocks))(
  "with a clock %s the owner sees the same states as readers",
  { tags: "full" },
  async (_name, offset) => {
    vi.setSystemTime(now + offset);
    tellTime();
    signedInAs({ email: "owner@example.com", isOwner: true });
    serveAdminPosts([out, planned]);
    renderApp("/admin/posts");

    expect((await card("Out")).getByText("Published")).toBeVisible();
    expect((await card("Planned")).getByText("Scheduled")).toBeVisible();
  },
);

test.each(sample(clocks))(
  "with a clock %s, the promised reply time follows the server's clock",
  async (_, offset) => {
    vi.setSystemTime(now + offset);
    promiseReply("within 24 hours");
    renderApp("/contact");
    const region = within(await screen.findByRole("region", { name: "Quick Response" }));
    const promised = await waitFor(() => region.getByRole("time"));
    const at = Date.parse(promised.getAttribute("datetime") ?? "");
    // The tests before this took a while, and every clock is at least 20 minutes off.
    expect(Math.abs(at - now - 24 * 60 * 60_000)).toBeLessThan(10 * 60_000);
    expect(promised).toHaveTextContent(formatWeekdayTime(new Date(at).toISOString()));
  },
);
