import { screen, within } from "@testing-library/react";
import type { Tables } from "@/lib/supabase/database.types";
import { renderApp } from "../../../support/render";
import { serveInbox } from "../../../support/serve-inbox";
import { signedInAs } from "../../../support/session";

/** Opens the owner's list of messages; `messages` are all there are, newest first. */
export function openMessages(messages: Tables<"contact_messages">[], query = "") {
  signedInAs({ email: "owner@example.com", isOwner: true });
  const inbox = serveInbox("contact_messages", "message_counts", messages);
  return { ...renderApp(`/admin/messages${query}`), ...inbox };
}

/** The card of a message. */
export async function card(subject: string) {
  return within(await screen.findByRole("article", { name: subject }));
}

/** The subjects shown, in order. */
export const subjects = () =>
  screen.queryAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
