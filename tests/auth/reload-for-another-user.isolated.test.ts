import { expect, test, vi } from "vitest";
import { reloadForAnotherUser } from "@/auth/reload-for-another-user";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { signedInAs } from "../support/session";

const signOut = () => localStorage.removeItem(SESSION_KEY);
const ada = () => void signedInAs();
const eve = () => void signedInAs({ id: "00000000-0000-4000-9000-000000000002" });
const nothing = () => undefined;

test.each([
  ["after signing out elsewhere", ada, signOut, true, true],
  ["after somebody else has signed in", ada, eve, true, true],
  ["after signing in elsewhere", nothing, ada, true, true],
  ["with the same user", ada, ada, true, false],
  ["with nobody signed in", nothing, nothing, true, false],
  ["when it was reloaded anyway", ada, signOut, false, false],
])("whether a restored page reloads: %s", (_when, before, meanwhile, persisted, isGone) => {
  const reload = vi.fn<() => void>();
  reloadForAnotherUser(reload);
  before();
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted }));
  meanwhile();
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

  expect(reload).toHaveBeenCalledTimes(isGone ? 1 : 0);
  expect(document.documentElement.hidden).toBe(isGone);
  document.documentElement.hidden = false;
});

test("a restored page reloads if signing out elsewhere is only known a moment later", () => {
  const reload = vi.fn<() => void>();
  reloadForAnotherUser(reload);
  ada();
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(reload).not.toHaveBeenCalled();

  signOut();
  window.dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
  expect(reload).toHaveBeenCalledOnce();
  document.documentElement.hidden = false;
});
