import { expect, test, vi } from "vitest";
import { getClient } from "@/lib/supabase";

test("when the client's code could not be loaded, the next question tries again", async () => {
  vi.doMock("@supabase/supabase-js", () => {
    throw new Error("no network");
  });
  await expect(getClient()).rejects.toBeInstanceOf(Error);

  vi.doUnmock("@supabase/supabase-js");
  await expect(getClient()).resolves.toHaveProperty("auth");
});
