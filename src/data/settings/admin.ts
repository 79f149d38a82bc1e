import { queryOptions, useMutation } from "@tanstack/react-query";
import type { ConflictError } from "@/lib/requests/backend-error";
import type { Tables } from "@/lib/supabase/database.types";
import type { Notices } from "@/lib/query-client";
import type { Save } from "@/lib/record";
import { requestAsOwner } from "@/data/one-row";
import { hasFields, saveUnlessChanged } from "@/data/optimistic-lock";
import { notificationsKey } from "@/data/outbox";
import { t } from "@/lib/words";
import { settingsKey } from "./public";
import type { Settings } from "./record";

// Separate from public.ts, so that visitors do not download it.

export type StoredSettings = Tables<"site_settings">;

export const ownerSettingsKey = ["owner-settings"];

/** All settings, for the owner; a `BackendError` for everyone else. */
export function ownerSettingsQuery() {
  return queryOptions({
    queryKey: ownerSettingsKey,
    queryFn: ({ signal }) => readSettings(signal),
  });
}

/** Stores the settings. Fails with a {@link ConflictError} if they have changed since the edit started. */
export function useSaveSettings(notices: Notices) {
  return useMutation<
    Pick<StoredSettings, "updated_at">,
    Error | ConflictError<StoredSettings>,
    Save<Settings>
  >({
    mutationFn: (save) =>
      saveUnlessChanged(save, {
        update: (client, updatedAt) =>
          client
            .from("site_settings")
            .update(save.fields)
            .eq("singleton", true)
            .eq("updated_at", updatedAt)
            .select("updated_at")
            .maybeSingle(),
        read: () => readSettings(),
        isStoredAs: hasFields,
      }),
    // The address of the owner is also the default recipient.
    meta: { invalidates: [settingsKey, ownerSettingsKey, notificationsKey], ...notices },
  });
}

function readSettings(signal?: AbortSignal): Promise<StoredSettings> {
  return requestAsOwner(t("Only the owner can read the settings."), (client) => {
    const settings = client.rpc("read_site_settings");
    return (signal ? settings.abortSignal(signal) : settings).maybeSingle();
  });
}
