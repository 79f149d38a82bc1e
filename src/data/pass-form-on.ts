import type { QueryClient } from "@tanstack/react-query";
import { forwardForm } from "@/lib/forms/form-relay";
import { siteSettingsQuery } from "./settings";

/**
 * Passes a stored form on to the form service, unless the owner has switched that off. Where the
 * setting cannot be read, a mail too many is better than one too few.
 *
 * @throws {BackendError} when the service does not take it
 */
export async function passFormOn(
  queryClient: QueryClient,
  fields: Record<string, string | null>,
): Promise<void> {
  const settings = await queryClient.fetchQuery(siteSettingsQuery()).catch(() => undefined);
  if (settings?.enable_email_notifications === false) return;
  await forwardForm(fields);
}
