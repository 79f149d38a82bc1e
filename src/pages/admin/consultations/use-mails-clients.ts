import { useQuery } from "@tanstack/react-query";
import { notificationsQuery } from "@/data/outbox";
import { t } from "@/lib/words";

const MAIL_SERVICES = new Set(["resend", "postmark", "template"]);

/** Whether the site emails answers itself, by the service that the owner has chosen. */
export function useMailsClients(): boolean {
  const { data } = useQuery({ ...notificationsQuery(), refetchOnMount: true });
  return data !== undefined && MAIL_SERVICES.has(data.service);
}

/** Says below an answer what becomes of it. */
export function hintFor(isMailed: boolean): string {
  return isMailed
    ? t("It is mailed to your client, with the time for their calendar, and kept with the request.")
    : t("You send it by your own mail program, in the next step. It is kept with the request.");
}
