import { useQuery } from "@tanstack/react-query";
import { notificationsQuery } from "@/data/outbox";

const MAIL_SERVICES = new Set(["resend", "postmark", "template"]);

/** Whether a delivery service sends emails to anybody, and not only word to the owner. */
export function sendsEmails(service: string): boolean {
  return MAIL_SERVICES.has(service);
}

/** Whether the site emails its clients itself, by the service that the owner has chosen; undefined until that is known. */
export function useMailsClients(): boolean | undefined {
  const { data } = useQuery({ ...notificationsQuery(), refetchOnMount: true });
  return data && sendsEmails(data.service);
}
