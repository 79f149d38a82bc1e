import { createMutationHook } from "@/data/create-mutation-hook";
import { saveFile } from "@/lib/browser/save-file";
import { BackendError } from "@/lib/requests/backend-error";
import { DEADLINE } from "@/lib/requests/deadline";
import { toBackendError } from "@/lib/requests/to-backend-error";
import { getAuthClient } from "@/lib/supabase/client";
import { calendarUrl } from "./calendars";
import { t } from "@/lib/words";

/**
 * Saves a file with one consultation, by the request's id. For the owner, it includes the client. The client
 * library would parse the response as JSON, so this is a separate request.
 */
export const useSaveConsultationCalendar = createMutationHook(async (id: string) => {
  const { auth } = await getAuthClient();
  const { data } = await auth.getSession();
  const response = await fetch(calendarUrl("consultation_calendar", { id }), {
    headers: { Authorization: `Bearer ${data.session?.access_token}` },
    signal: AbortSignal.timeout(DEADLINE),
  }).catch((error: unknown) => {
    throw toBackendError(error);
  });
  if (!response.ok)
    throw new BackendError(t("The server did not provide it."), "", response.status);
  saveFile(await response.blob(), "consultation.ics");
});
