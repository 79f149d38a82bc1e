import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http } from "msw";
import { fill } from "./fill";
import { renderApp } from "./render";
import { auth, server } from "./server";

/** Opens the sign-in dialog, on a page with no other purpose. */
export async function openSignIn(address = "/no/such/page"): Promise<UserEvent> {
  const { user } = renderApp(address);
  await user.click(await screen.findByRole("button", { name: "Sign In" }));
  await screen.findByRole("dialog", { name: "Sign In" });
  return user;
}

/** Switches to the form for a new account. */
export async function openSignUp(): Promise<UserEvent> {
  const user = await openSignIn();
  await user.click(screen.getByRole("button", { name: "Create an account" }));
  return user;
}

/** Types Ada's address and a password, and submits them. */
export async function typeSignIn(user: UserEvent): Promise<void> {
  await fill(user, screen.getByLabelText("Email"), "ada@example.com");
  await user.type(screen.getByLabelText("Password"), "secret{Enter}");
}

/** Types Ada's name, address and a password, and submits them. */
export async function typeSignUp(user: UserEvent): Promise<void> {
  await fill(user, screen.getByLabelText("Full name"), "Ada Reader");
  await typeSignIn(user);
}

/** Responds to an endpoint of the auth API, and records what is sent and the redirect URL. */
export function recordAuth(name: string, answer: () => Response | Promise<Response>) {
  const sent: { body: unknown; returnTo: string | null }[] = [];
  server.use(
    http.post(auth(name), async ({ request }) => {
      const returnTo = new URL(request.url).searchParams.get("redirect_to");
      sent.push({ body: await request.json(), returnTo });
      return answer();
    }),
  );
  return sent;
}
