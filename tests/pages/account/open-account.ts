import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { renderApp } from "../../support/render";
import { auth, server } from "../../support/server";
import { sessionOf, signedInAs } from "../../support/session";

export const ADDRESS = "ada@example.com";

/** Opens the page as a reader with an account, or the owner, and waits for it. */
export async function openAccount({ isOwner = false, provider = "email", names = {} } = {}) {
  signedInAs({ email: ADDRESS, isOwner });
  const { user: stored } = sessionOf({ email: ADDRESS });
  const account = {
    ...stored,
    app_metadata: { provider },
    user_metadata: { full_name: "Ada Reader", ...names },
  };
  const changes: unknown[] = [];
  server.use(
    http.get(auth("user"), () => HttpResponse.json(account)),
    http.put(auth("user"), async ({ request }) => {
      const sent: { data?: { full_name: string } } = Object(await request.json());
      changes.push(sent);
      Object.assign(account.user_metadata, sent.data);
      return HttpResponse.json(account);
    }),
  );
  const { user } = renderApp("/account");
  await screen.findByRole("textbox", { name: "Full name" });
  return {
    user,
    /** The requests that change the account, in order. */
    changes,
  };
}

/** Records which sessions are ended. */
export function recordSignOuts(answer = () => new HttpResponse(null, { status: 204 })) {
  const scopes: (string | null)[] = [];
  server.use(
    http.post(auth("logout"), ({ request }) => {
      scopes.push(new URL(request.url).searchParams.get("scope"));
      return answer();
    }),
  );
  return scopes;
}
