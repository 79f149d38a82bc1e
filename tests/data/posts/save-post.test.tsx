import { renderHook } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, onTestFinished, test } from "vitest";
import type { Save } from "@/lib/record";
import { useSavePost, type PostFields } from "@/data/posts/stored";
import { listenForNotices, type Notice } from "@/lib/notify";
import type { Notices } from "@/lib/query-client";
import { postRow } from "../../support/factories";
import { queryWrapper } from "../../support/query-client";
import { recordPosts } from "../../support/requests";
import { rest, server, storedAlready } from "../../support/server";

const BEFORE = "2026-11-01T10:00:00.123456+00:00";
const AFTER = "2026-11-01T10:00:01.654321+00:00";
const { id, created_at, updated_at: _, ...row } = postRow({ title: "New", slug: "new" });
const fields = { ...row, excerpt: "Changed." };
const stored = { id, slug: "new-2", published: true, created_at };

/** Serves a post as another save has stored it; undefined for none. */
function serveStored(found: object | undefined) {
  const updates: unknown[] = [];
  server.use(
    http.get(rest("posts"), () => HttpResponse.json(found ? [found] : [])),
    http.patch(rest("posts"), async ({ request }) => {
      const { searchParams } = new URL(request.url);
      updates.push(searchParams.get("updated_at"), await request.json());
      return HttpResponse.json(searchParams.get("updated_at") === `eq.${AFTER}` ? [stored] : []);
    }),
  );
  return updates;
}

const says: Notices<unknown, Save<PostFields>> = {
  success: (_data, { baseVersion }) => ({ title: baseVersion === null ? "created" : "updated" }),
  failure: "failed",
};

function save(
  baseVersion: string | null,
  attempts: (typeof fields)[] = [],
  sent: typeof fields = fields,
) {
  const notices: Notice[] = [];
  onTestFinished(listenForNotices((notice) => notices.push(notice)));
  const { result } = renderHook(() => useSavePost(says), { wrapper: queryWrapper() });
  return {
    saving: result.current.mutateAsync({ id, fields: sent, baseVersion, attempts }),
    notices,
  };
}

test("a new post is stored with the id from the browser and the given slug", async () => {
  const inserts = recordPosts("posts", () => HttpResponse.json(stored, { status: 201 }));
  const { saving, notices } = save(null);

  expect(await saving).toEqual(stored);
  expect(inserts).toMatchObject([{ id, slug: "new" }]);
  expect(notices).toMatchObject([{ title: "created" }]);
});

test.each([
  ["with the same fields", fields, []],
  ["before more was typed", { ...fields, excerpt: "Try." }, [{ ...fields, excerpt: "Try." }]],
  ["with a suffix on its slug", { ...fields, slug: "new-2" }, []],
  [
    "without HTML comments, which are not published",
    { ...fields, content: "<p>One</p>two" },
    [{ ...fields, content: "<!-- a --><p>One<!-- b > --><!-- c --></p>two<!-- d -->" }],
  ],
  ["with the time set by publishing", { ...fields, published_at: BEFORE }, []],
  [
    "with times in the database's format",
    {
      ...fields,
      published_at: "2026-11-24T08:00:00+00:00",
      revised_at: "2026-11-25T08:00:00.5+00:00",
    },
    [
      {
        ...fields,
        published_at: "2026-11-24T08:00:00.000Z",
        revised_at: "2026-11-25T08:00:00.500Z",
      },
    ],
  ],
])("a post whose first response was lost is stored once: %s", async (_case, found, attempts) => {
  recordPosts("posts", () => storedAlready("posts"));
  const updates = serveStored({ ...found, id, updated_at: AFTER });
  const { saving, notices } = save(null, attempts);

  expect(await saving).toEqual(stored);
  expect(updates).toEqual([`eq.${AFTER}`, fields]);
  expect(notices).toMatchObject([{ title: "created" }]);
});

test("Markdown is rendered when it is saved, and a lost response is not a conflict", async () => {
  const markdown = {
    ...fields,
    format: "markdown",
    source: "Some *words*.",
    content: "<p>Old.</p>",
  };
  recordPosts("posts", () => storedAlready("posts"));
  const updates = serveStored({
    ...markdown,
    content: "<p>As an older renderer made it.</p>",
    id,
    updated_at: AFTER,
  });
  const { saving } = save(null, [], markdown);

  expect(await saving).toEqual(stored);
  expect(updates).toEqual([`eq.${AFTER}`, { ...markdown, content: "<p>Some <em>words</em>.</p>" }]);
});

test("a post that nobody else edited is updated", async () => {
  const updates = serveStored(undefined);
  const { saving, notices } = save(AFTER);

  expect(await saving).toEqual(stored);
  expect(updates).toEqual([`eq.${AFTER}`, fields]);
  expect(notices).toMatchObject([{ title: "updated" }]);
});

test("an update whose response was lost does not conflict with itself", async () => {
  const firstTry = { ...fields, excerpt: "First try." };
  const updates = serveStored({ ...firstTry, id, updated_at: AFTER });
  const { saving } = save(BEFORE, [firstTry]);

  expect(await saving).toEqual(stored);
  expect(updates).toEqual([`eq.${BEFORE}`, fields, `eq.${AFTER}`, fields]);
});

test("a post that someone else edited is left alone and returned", async () => {
  const theirs = { ...fields, id, title: "Theirs", updated_at: AFTER };
  const updates = serveStored(theirs);
  const { saving, notices } = save(BEFORE);

  await expect(saving).rejects.toMatchObject({ name: "ConflictError", stored: theirs });
  expect(updates).toEqual([`eq.${BEFORE}`, fields]);
  expect(notices).toEqual([]);
});

test("a save that changes no row is attempted twice at most", async () => {
  const updates = serveStored({ ...fields, id, updated_at: BEFORE });
  const { saving } = save(BEFORE);

  await expect(saving).rejects.toMatchObject({ name: "ConflictError" });
  expect(updates).toHaveLength(4);
});

test("a save does not restore a post deleted in the meantime", async () => {
  serveStored(undefined);
  const { saving, notices } = save(BEFORE);

  await expect(saving).rejects.toMatchObject({ name: "ConflictError", stored: null });
  expect(notices).toEqual([]);
});
