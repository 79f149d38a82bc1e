import { act, cleanup, renderHook } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { discardDrafts, writeDraft } from "@/lib/drafts/draft-store";
import { createQueryClient } from "@/lib/query-client";
import { workingCopyQuery } from "@/data/working-copies/working-copies";
import { useWorkingCopy } from "@/data/working-copies/use-working-copy";
import { queryWrapper } from "../../support/query-client";
import { refusal, rest, server } from "../../support/server";
import { signedInAs } from "../../support/session";

type Input = { title: string };
type Sent = { browser: string; input: Input; on_device: string; base?: string; seen?: string };

const POST = "00000000-0000-4000-8000-000000000001";
const OTHER = "00000000-0000-4000-8000-000000000009";
const BASE = "2026-11-01T10:00:00+00:00";
const SEEN = "2026-11-02T09:00:00+00:00";
const saved = { input: { title: "Before" }, baseVersion: BASE };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  signedInAs({ isOwner: true });
});
afterEach(() => {
  // So that closing the editor sends nothing during the next test.
  discardDrafts();
  cleanup();
});

/** Testing Library's `waitFor` relies on an interval, which is faked here. */
const until = (check: () => void) => vi.waitFor(check, 20_000);

/** Responds to every save like the database, and records what was sent. */
function serveSaves(answer?: (sent: Sent) => Response) {
  const sent: Sent[] = [];
  server.use(
    http.post<never, Sent>(rest("rpc/save_working_copy"), async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      return (
        answer?.(body) ??
        HttpResponse.json({ writer: body.browser, device: body.on_device, saved_at: SEEN })
      );
    }),
  );
  return sent;
}

function serveCopy(title: string) {
  server.use(
    http.get(rest("working_copies"), () =>
      HttpResponse.json([
        {
          writer: OTHER,
          base_version: BASE,
          fields: { title },
          device: "Safari on iPhone",
          saved_at: SEEN,
        },
      ]),
    ),
  );
}

/** Opens an editor on a saved post. */
async function open(draft?: string) {
  let draftSavedAt = draft;
  const hook = renderHook(
    ({ title }: Input) =>
      useWorkingCopy({
        kind: "posts",
        recordId: POST,
        saved,
        input: { title },
        isChanged: title !== saved.input.title,
        baseVersion: BASE,
        draftSavedAt,
      }),
    { initialProps: saved.input, wrapper: queryWrapper() },
  );
  await until(() => expect(hook.result.current.isLoading).toBe(false));
  return {
    type: (title: string) => hook.rerender({ title }),
    /** Restores this browser's draft. */
    restoreDraft: () => {
      draftSavedAt = undefined;
      act(() => hook.result.current.accept());
    },
    /** Lets a pause in typing pass, and waits for the server. */
    pause: async () => {
      act(() => void vi.advanceTimersByTime(20_000));
      await until(() => expect(hook.result.current.status.kind).not.toBe("saving"));
    },
    status: () => hook.result.current.status,
    copy: () => hook.result.current,
    close: hook.unmount,
  };
}

/** Records deletions of the working copy, as filters. */
function recordRemovals() {
  const removed: string[] = [];
  server.use(
    http.delete(rest("working_copies"), ({ request }) => {
      removed.push(new URL(request.url).searchParams.get("or") ?? "");
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return removed;
}

test("typed text is on the server after 20 seconds, once, and the status says where and since when", async () => {
  const sent = serveSaves();
  const { type, pause, status } = await open();
  await pause();
  expect(status().kind).toBe("none");
  type("Before and");
  type("Before and after");
  expect(sent).toEqual([]);
  await pause();
  await until(() =>
    expect(status()).toMatchObject({ kind: "saved", message: "Saved on the server" }),
  );
  await pause();

  expect(sent).toEqual([
    {
      post: POST,
      browser: expect.any(String),
      input: { title: "Before and after" },
      of_kind: "posts",
      on_device: expect.any(String),
      base: BASE,
    },
  ]);
  expect(Date.parse(status().at ?? "")).not.toBeNaN();
});

test("a character that no database can store does not stop saving", async () => {
  const sent = serveSaves();
  const { type, pause, close } = await open();
  type("A\0B\ud83d");
  await pause();
  type("A\0B\ud83d!");
  close();
  await until(() =>
    expect(sent.map(({ input }) => input.title)).toEqual(["A\ufffdB\ufffd", "A\ufffdB\ufffd!"]),
  );
});

test("without a connection the status says where the text is, and the next pause retries", async () => {
  const sent = serveSaves();
  server.use(http.post(rest("rpc/save_working_copy"), () => HttpResponse.error(), { once: true }));
  const log = vi.spyOn(console, "error");
  const { type, pause, status } = await open();
  type("Typed offline");
  await pause();
  await until(() =>
    expect(status()).toEqual({
      kind: "failed",
      at: null,
      message:
        "Not saved on the server: there is no connection. What you write is kept in this browser.",
    }),
  );
  log.mockClear();
  await pause();
  await until(() => expect(status().kind).toBe("saved"));
  expect(sent).toMatchObject([{ input: { title: "Typed offline" } }]);
});

test.each([
  [refusal("JWT expired", "PGRST303", 401), /Your session has ended. Please sign in again./],
  [refusal("The text is too long to be kept on the server."), /The text is too long/],
])("the status explains a refusal", async (answer, words) => {
  serveSaves(() => answer.clone());
  const { type, pause, status } = await open();
  type("Typed");
  await pause();
  await until(() => expect(status()).toMatchObject({ kind: "failed" }));
  expect(status().message).toMatch(words);
});

test("for a text that this browser could not store either, the status says that it is only in this tab", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  serveSaves(() => refusal("No."));
  const { type, pause, status } = await open();
  writeDraft(`post:${POST}:1`, "Typed");
  type("Typed");
  await pause();
  await until(() => expect(status().message).toContain("only in this tab"));
  writeDraft(`post:${POST}:1`, "");
});

test("another device's text is not overwritten, and the status names the device", async () => {
  serveSaves(() =>
    HttpResponse.json({ writer: OTHER, device: "Safari on iPhone", saved_at: SEEN }),
  );
  const { type, pause, status } = await open();
  type("Typed here");
  await pause();
  await until(() => expect(status().kind).toBe("failed"));
  expect(status().message).toContain("also being written with Safari on iPhone (Nov 2, 2026");
});

test.each([
  ["the page is left", () => window.dispatchEvent(new Event("pagehide"))],
  [
    "the user switches to another app",
    () => {
      vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
      document.dispatchEvent(new Event("visibilitychange"));
    },
  ],
])("when %s, the text is sent at once, in a request that outlives the page", async (_, leave) => {
  const sent = serveSaves();
  const { type, pause } = await open();
  const asked = vi.spyOn(globalThis, "fetch");
  type("Typed a second ago");
  leave();
  leave();
  expect(asked.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true]);
  await until(() => expect(sent).toMatchObject([{ input: { title: "Typed a second ago" } }]));
  await act(() => asked.mock.results[0]?.value);
  await pause();
  expect(sent).toHaveLength(1);
});

test("a text that is sent on leaving is saved, unless another browser has written", async () => {
  let writer: string | undefined;
  const sent = serveSaves((body) =>
    HttpResponse.json({ writer: writer ?? body.browser, device: "Phone", saved_at: SEEN }),
  );
  const { type, pause, status } = await open();
  type("Typed before switching apps");
  window.dispatchEvent(new Event("pagehide"));
  await until(() => expect(status()).toMatchObject({ kind: "saved", at: expect.any(String) }));

  writer = OTHER;
  const asked = vi.spyOn(globalThis, "fetch");
  type("Typed while the phone wrote too");
  window.dispatchEvent(new Event("pagehide"));
  await act(() => asked.mock.results[0]?.value);
  await until(() => expect(sent).toHaveLength(2));
  await pause();
  await until(() => expect(status().message).toMatch(/^Not saved on the server: .*Phone/));
});

test("a text too long for a request that outlives the page is sent anyway", async () => {
  const sent = serveSaves();
  const { type, close } = await open();
  const asked = vi.spyOn(globalThis, "fetch");
  type("x".repeat(70_000));
  close();
  expect(asked.mock.calls.map(([, init]) => init?.keepalive)).toEqual([false]);
  await until(() => expect(sent).toHaveLength(1));
});

test("a saved or discarded text is removed, and closing the editor does not store it again", async () => {
  const sent = serveSaves();
  const removed = recordRemovals();
  const { type, pause, copy, status, close } = await open();
  type("Typed");
  await pause();
  await until(() => expect(status().kind).toBe("saved"));
  act(() => copy().forget());
  await until(() => expect(removed).toEqual([`(writer.eq.${sent[0]?.browser})`]));
  expect(status().kind).toBe("none");
  close();
  window.dispatchEvent(new Event("pagehide"));
  expect(sent).toHaveLength(1);
});

test("a copy is removed when the text equals the stored one again, and another device's when it is discarded", async () => {
  serveSaves();
  const removed = recordRemovals();
  const { type, pause, status, close } = await open();
  type("Typed");
  await pause();
  await until(() => expect(status().kind).toBe("saved"));
  type(saved.input.title);
  await pause();
  await until(() => expect(removed).toHaveLength(1));
  close();

  serveCopy("Typed on the phone");
  const { copy } = await open();
  act(() => copy().discard());
  expect(copy().offered).toBeUndefined();
  await until(() => expect(removed.at(-1)).toContain(`saved_at.eq."${SEEN}"`));
});

test("signing out discards the text: nothing is sent afterwards", async () => {
  const sent = serveSaves();
  const asked = vi.spyOn(globalThis, "fetch");
  const { type, close } = await open();
  type("Typed");
  asked.mockClear();
  discardDrafts();
  close();
  expect(asked).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test("a text from another device is offered, and replaced once it has been accepted", async () => {
  serveCopy("Typed on the phone");
  const sent = serveSaves();
  const { copy, type, pause } = await open("2026-11-02T08:59:59Z");
  expect(copy().offered).toMatchObject({
    input: { title: "Typed on the phone" },
    baseVersion: BASE,
    savedAt: SEEN,
    device: "Safari on iPhone",
  });
  act(() => copy().accept());
  expect(copy().offered).toBeUndefined();
  type("Typed on the phone and here");
  await pause();
  await until(() => expect(sent).toMatchObject([{ seen: SEEN }]));
});

test("while a text from another device is on offer, typing does not replace it", async () => {
  serveCopy("Typed on the phone");
  const sent = serveSaves();
  const removed = recordRemovals();
  const { copy, type, pause, status } = await open();
  type("Typed here");
  await pause();
  window.dispatchEvent(new Event("pagehide"));
  act(() => copy().forget());
  expect(copy().offered).toMatchObject({ input: { title: "Typed on the phone" } });
  expect(status().kind).toBe("none");
  expect([sent, removed]).toEqual([[], []]);

  type("Typed here, and more");
  act(() => copy().accept());
  await pause();
  await until(() => expect(sent).toMatchObject([{ seen: SEEN }]));
});

test("an older text from another device is offered once this browser's draft has been dealt with", async () => {
  serveCopy("Typed on the phone");
  const sent = serveSaves();
  const { type, pause, close } = await open("2026-11-02T09:00:01Z");
  type("Typed beside the question");
  await pause();
  close();
  expect(sent).toEqual([]);
});

test.each([
  ["older than this browser's draft", "Typed on the phone", "2026-11-02T09:00:01Z"],
  ["the same as the stored text", saved.input.title, undefined],
])("a copy that is %s is not offered", async (_, title, draftSavedAt) => {
  serveCopy(title);
  const { copy } = await open(draftSavedAt);
  expect(copy().offered).toBeUndefined();
});

test("restoring this browser's draft does not lead to the offer of an older copy", async () => {
  serveCopy("Typed on the phone");
  const sent = serveSaves();
  const { copy, type, pause, restoreDraft } = await open("2026-11-02T09:00:01Z");
  restoreDraft();
  type("The draft");
  expect(copy().offered).toBeUndefined();
  await pause();
  await until(() => expect(sent).toMatchObject([{ seen: SEEN }]));
});

test("a tab that was killed continues as the same browser", async () => {
  const sent = serveSaves();
  const first = await open();
  first.type("Typed");
  await first.pause();
  await until(() => expect(first.status().kind).toBe("saved"));
  first.close();
  const second = await open();
  second.type("Typed again");
  await second.pause();
  await until(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.browser).toBe(sent[0]?.browser);
});

test("an invalid id has no working copy, and none is requested", async () => {
  const client = createQueryClient();
  expect(await client.fetchQuery(workingCopyQuery("<b>"))).toBeNull();
});
