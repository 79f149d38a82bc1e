import type { QueryClient } from "@tanstack/react-query";
import { relayForm } from "@/lib/forms/form-relay";
import { siteSettingsQuery } from "./settings/public";

/**
 * Relays a stored form to the form service, which mails it to the owner, unless the owner has
 * disabled that. If the setting cannot be read, the form is relayed: an unwanted mail is better
 * than a missing one.
 *
 * @throws {BackendError} when the service rejects it
 */
export async function relayFormIfEnabled(
  queryClient: QueryClient,
  fields: Record<string, string | null>,
): Promise<void> {
  const settings = await queryClient.fetchQuery(siteSettingsQuery()).catch(() => undefined);
  if (settings?.enable_email_notifications === false) return;
  await relayForm(fields);
}
