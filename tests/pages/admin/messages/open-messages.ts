import { screen, within } from "@testing-library/react";
import type { Tables } from "@/lib/supabase/database.types";
import { openAsOwner } from "../../../support/owner";
import { serveInbox } from "../../../support/serve-inbox";

/** Opens the owner's list of messages; `messages` are all there are, newest first. */
export function openMessages(messages: Tables<"contact_messages">[], query = "") {
  const inbox = serveInbox("contact_messages", "message_counts", messages);
  return { ...openAsOwner(`/admin/messages${query}`), ...inbox };
}

/** The card of a message. */
export async function card(subject: string) {
  return within(await screen.findByRole("article", { name: subject }));
}

/** The shown subjects, in order. */
export const subjects = () =>
  screen.queryAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
