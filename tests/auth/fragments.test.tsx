import { renderHook } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { restoreFragment } from "@/auth/stored-fragment";
import * as account from "@/auth/use-account";
import * as actions from "@/auth/use-auth-actions";
import { getAuthClient } from "@/lib/supabase/client";
import { queryWrapper } from "../support/query-client";
import { renderApp } from "../support/render";
import { auth, rest, server } from "../support/server";
import { sessionOf } from "../support/session";
import { findToast } from "../support/toasts";

const SECRET = "s3cr3t-of-the-draft";
const whereAmI = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => window.history.replaceState(null, "", `/draft?q=css#${SECRET}`));

/** All arguments that a mutation may take. */
const person = {
  email: "ada@example.com",
  password: "a long secret",
  fullName: "Ada",
  getCaptchaToken: () => Promise.resolve(undefined),
};
const hooks = Object.entries({ ...actions, ...account }).flatMap(([name, hook]) =>
  typeof hook === "function" && name.startsWith("use") ? [{ name, hook }] : [],
);

test.each(hooks)("$name never sends the URL's fragment", async ({ hook }) => {
  const leave = await offerGitHub();
  const sent: string[] = [];
  server.use(
    http.all(auth("*"), async ({ request }) => {
      sent.push(request.url, JSON.stringify([...request.headers]), await request.text());
      return HttpResponse.json(sessionOf());
    }),
  );
  const { result } = renderHook(() => Reflect.apply(hook, undefined, []), {
    wrapper: queryWrapper(),
  });
  await result.current.mutateAsync(person).catch(() => undefined);

  expect(`${sent.join("\n")} ${JSON.stringify(leave.mock.calls)}`).not.toMatch(/s3cr3t|#|%23/);
});

test("the fragment is restored after GitHub, once, and only on the page it belongs to", async () => {
  await leaveForGitHub();
  window.history.replaceState(null, "", "/elsewhere?link=github&code=c");
  restoreFragment();
  expect(whereAmI()).toBe("/elsewhere?link=github&code=c");
  window.history.replaceState(null, "", "/draft?q=css&link=github&code=c");
  restoreFragment();
  expect(whereAmI()).toBe(`/draft?q=css&link=github&code=c#${SECRET}`);

  window.history.replaceState(null, "", "/draft?link=github&code=c");
  restoreFragment();
  expect(whereAmI()).toBe("/draft?link=github&code=c");
});

test("no fragment is restored once another link has been opened", async () => {
  await leaveForGitHub();
  window.history.replaceState(null, "", "/draft#another");
  restoreFragment();
  expect(whereAmI()).toBe("/draft#another");
  window.history.replaceState(null, "", "/draft");
  restoreFragment();
  expect(whereAmI()).toBe("/draft");
});

test("the stored fragment replaces a refusal that Auth put into the URL", async () => {
  await leaveForGitHub();
  server.use(http.post(rest("rpc/*"), () => HttpResponse.json([])));
  const refusal = "error=access_denied&error_code=access_denied";
  window.history.replaceState(null, "", `/draft?link=github&${refusal}#${refusal}`);
  restoreFragment();
  renderApp(whereAmI());

  await findToast("Error", "You are not signed in: GitHub was not allowed to say who you are.");
  expect(whereAmI()).toBe(`/draft#${SECRET}`);
});

/** Enables sign-in with GitHub, without leaving the page. */
async function offerGitHub() {
  const client = await getAuthClient();
  server.use(http.get(auth("settings"), () => HttpResponse.json({ external: { github: true } })));
  return vi
    .spyOn(client.auth, "signInWithOAuth")
    .mockResolvedValue({ data: { provider: "github", url: "" }, error: null });
}

async function leaveForGitHub(): Promise<void> {
  await offerGitHub();
  const { result } = renderHook(() => actions.useSignInWithGitHub(), { wrapper: queryWrapper() });
  await result.current.mutateAsync();
}
