import { queryOptions, useMutation, type QueryClient } from "@tanstack/react-query";
import { BackendError, type ConflictError } from "@/lib/backend-error";
import type { Tables } from "@/lib/database.types";
import { forwardForm } from "@/lib/forward-form";
import { answerOf, getClient } from "@/lib/supabase";
import { holds, updateUnlessChanged } from "./conflicts";

export type StoredSettings = Tables<"site_settings">;
/** What the owner sets; empty texts mean what src/content/profile.ts says. */
export type Settings = Omit<StoredSettings, "singleton" | "updated_at">;

const settingsKeys = { visitors: ["site-settings"], owners: ["owner-settings"] } as const;

/** The settings that visitors' pages need. */
export function siteSettingsQuery() {
  return queryOptions({
    queryKey: settingsKeys.visitors,
    queryFn: async ({ signal }) => {
      const client = await getClient();
      const { data } = await answerOf(
        client
          .from("site_settings")
          .select(
            "site_name, site_description, contact_email, enable_comments, enable_analytics, enable_email_notifications, maintenance_mode, seo_title, seo_description, social_twitter, social_linkedin, social_github",
          )
          .abortSignal(signal)
          .single(),
      );
      return data;
    },
    staleTime: 300_000,
  });
}

/** Whom to write to while the site is closed; empty where the owner has given no address. */
export function maintenanceContactQuery() {
  return queryOptions({
    queryKey: [...settingsKeys.visitors, "maintenance-contact"],
    queryFn: async ({ signal }): Promise<string> => {
      const client = await getClient();
      const { data } = await answerOf(client.rpc("maintenance_contact").abortSignal(signal));
      // Null where there is none, which the generated type does not know.
      return data || "";
    },
  });
}

/** All settings, for the owner; a {@link BackendError} for everybody else. */
export function ownerSettingsQuery() {
  return queryOptions({
    queryKey: settingsKeys.owners,
    queryFn: ({ signal }) => readSettings(signal),
  });
}

type SaveSettings = {
  settings: Settings;
  /** `updated_at` of the version that was edited. */
  seen: string;
  /** What earlier tries of the same edit sent whose answer was lost. */
  tries: readonly Settings[];
};

/**
 * Stores the settings. It fails with a {@link ConflictError} when they are not any more what the
 * edit started from.
 */
export function useSaveSettings() {
  return useMutation<
    Pick<StoredSettings, "updated_at">,
    Error | ConflictError<StoredSettings>,
    SaveSettings
  >({
    mutationFn: async ({ settings, seen, tries }) => {
      const client = await getClient();
      return updateUnlessChanged(seen, {
        update: async (updatedAt) => {
          const update = client
            .from("site_settings")
            .update(settings)
            .eq("singleton", true)
            .eq("updated_at", updatedAt);
          return (await answerOf(update.select("updated_at").maybeSingle())).data;
        },
        read: () => readSettings(),
        isOwn: (stored) => [settings, ...tries].some((sent) => holds(stored, sent)),
      });
    },
    meta: {
      invalidates: [settingsKeys.visitors, settingsKeys.owners],
      success: () => ({ title: "Settings Saved" }),
      failure: (error) => ({ title: "Failed to save settings", description: error.message }),
    },
  });
}

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

async function readSettings(signal?: AbortSignal): Promise<StoredSettings> {
  const client = await getClient();
  const request = client.rpc("read_site_settings");
  const { data } = await answerOf((signal ? request.abortSignal(signal) : request).maybeSingle());
  if (!data) throw new BackendError("Only the owner reads the settings.", "", 403);
  return data;
}
