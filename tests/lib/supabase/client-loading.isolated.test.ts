import { http } from "msw";
import { expect, test, vi } from "vitest";
import { getAuthClient, getClient, request as ask } from "@/lib/supabase/client";
import { rest, rowsWithCount, server } from "../../support/server";
import { signedInAs } from "../../support/session";

const breakAuth = () =>
  vi.doMock("@supabase/supabase-js", () => {
    throw new Error("no network");
  });

test("a visitor who never signed in reads without loading the code for signing in", async () => {
  breakAuth();
  const keys: (string | null)[] = [];
  server.use(
    http.get(rest("tags"), ({ request }) => {
      keys.push(request.headers.get("apikey"), request.headers.get("authorization"));
      return rowsWithCount([{ name: "css" }]);
    }),
  );

  const tags = await ask((client) => client.from("tags").select("name"));
  expect(tags).toEqual([{ name: "css" }]);
  expect(keys).toEqual(["test-key", null]);
});

test("if the client's code could not be loaded, the next request tries again", async () => {
  breakAuth();
  signedInAs();
  await expect(getClient()).rejects.toBeInstanceOf(Error);

  vi.doUnmock("@supabase/supabase-js");
  await expect(getClient()).resolves.toHaveProperty("from");
  await expect(getAuthClient()).resolves.toBe(await getAuthClient());
});
