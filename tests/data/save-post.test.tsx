import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, onTestFinished, test, vi } from "vitest";
import { useSavePost } from "@/data/posts";
import { listenForNotices, type Notice } from "@/lib/notify";
import { createQueryClient } from "@/lib/query-client";
import { postRow } from "../support/factories";
import { recordPosts } from "../support/requests";
import { refusal, rest, server, storedAlready } from "../support/server";

const { id, created_at, ...row } = postRow({ title: "New", slug: "new" });
const fields = { ...row, excerpt: "Changed." };
const stored = { id, slug: "new-2", published: true, created_at };

/** Records the updates sent and answers with the stored row. */
function recordUpdates() {
  const updates: unknown[] = [];
  server.use(
    http.patch(rest("posts"), async ({ request }) => {
      updates.push(new URL(request.url).searchParams.get("id"), await request.json());
      return HttpResponse.json(stored);
    }),
  );
  return updates;
}

function save(isNew: boolean) {
  const notices: Notice[] = [];
  onTestFinished(listenForNotices((notice) => notices.push(notice)));
  const queryClient = createQueryClient();
  const { result } = renderHook(() => useSavePost(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  return { saving: result.current.mutateAsync({ id, fields, isNew }), notices };
}

test("a new post is stored under the id made in the browser, at the address it was given", async () => {
  const inserts = recordPosts("posts", () => HttpResponse.json(stored, { status: 201 }));
  const { saving, notices } = save(true);

  expect(await saving).toEqual(stored);
  expect(inserts).toMatchObject([{ id, slug: "new" }]);
  expect(notices).toMatchObject([{ title: "Post created successfully" }]);
});

test("a new post whose first answer was lost is changed, not stored twice", async () => {
  recordPosts("posts", () => storedAlready("posts"));
  const updates = recordUpdates();
  const { saving, notices } = save(true);

  expect(await saving).toEqual(stored);
  expect(updates).toEqual([`eq.${id}`, fields]);
  expect(notices).toMatchObject([{ title: "Post created successfully" }]);
});

test("a known post is changed", async () => {
  const updates = recordUpdates();
  const { saving, notices } = save(false);

  expect(await saving).toEqual(stored);
  expect(updates).toEqual([`eq.${id}`, fields]);
  expect(notices).toMatchObject([{ title: "Post updated successfully" }]);
});

test("a post deleted meanwhile cannot be changed, and it says so", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  server.use(http.patch(rest("posts"), () => HttpResponse.json([])));
  const { saving, notices } = save(false);

  await expect(saving).rejects.toThrow("This post does not exist any more.");
  expect(notices).toMatchObject([
    { title: "Failed to save post", description: "This post does not exist any more." },
  ]);
  vi.spyOn(console, "error").mockClear();
});

test("a post that was refused says why, and the developer's console too", async () => {
  const sentence = "A title can have at most 200 characters.";
  recordPosts("posts", () => refusal(sentence));
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { saving, notices } = save(true);

  await expect(saving).rejects.toThrow(sentence);
  expect(notices).toEqual([
    { tone: "danger", title: "Failed to save post", description: sentence },
  ]);
  expect(complaint).toHaveBeenCalledExactlyOnceWith("Failed to save post", expect.any(Error));
  complaint.mockClear();
});
