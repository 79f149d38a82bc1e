import { expect, test, vi } from "vitest";
import { loadSettings } from "../../scripts/lib/load-settings.ts";

test("a pasted setting has no spaces or line breaks around it", () => {
  vi.stubEnv("VITE_SUPABASE_URL", " https://abc.supabase.co\r\n");
  expect(loadSettings("production", false, "VITE_SUPABASE_URL")).toEqual({
    VITE_SUPABASE_URL: "https://abc.supabase.co",
  });
});
