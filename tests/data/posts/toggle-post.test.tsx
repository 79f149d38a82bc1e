import { useQuery } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { useTogglePost } from "@/data/posts/admin";
import { hiddenPostsQuery } from "@/data/posts/hidden-posts";
import { translationsQuery } from "@/data/posts/translations";
import { postRow } from "../../support/factories";
import { queryWrapper } from "../../support/query-client";
import { rest, server } from "../../support/server";

test("a post is published after drafts were searched and translations were listed", async () => {
  const post = postRow({ published: false });
  const changes: unknown[] = [];
  server.use(
    http.get(rest("posts"), () => HttpResponse.json([post])),
    http.patch(rest("posts"), async ({ request }) => {
      changes.push(await request.json());
      return HttpResponse.json([{ id: post.id }]);
    }),
  );
  const { result } = renderHook(
    () => ({
      cached: [useQuery(hiddenPostsQuery("draft")), useQuery(translationsQuery(post.id))],
      toggle: useTogglePost({ success: "published", failure: "failed" }),
    }),
    { wrapper: queryWrapper() },
  );
  await waitFor(() => expect(result.current.cached.every(({ isSuccess }) => isSuccess)).toBe(true));
  await result.current.toggle.mutateAsync({ post, field: "published", isOn: true });
  expect(changes).toMatchObject([{ published: true }]);
});
