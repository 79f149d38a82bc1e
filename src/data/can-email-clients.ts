import { useQuery } from "@tanstack/react-query";
import { notificationsQuery } from "@/data/outbox";

const MAIL_SERVICES = new Set(["resend", "postmark", "template"]);

/** Whether a delivery service can email anyone, and not only notify the owner. */
export function sendsEmails(service: string): boolean {
  return MAIL_SERVICES.has(service);
}

/**
 * Whether the site emails its clients itself, through the owner's delivery service; undefined until that is
 * known.
 */
export function useCanEmailClients(): boolean | undefined {
  const { data } = useQuery({ ...notificationsQuery(), refetchOnMount: true });
  return data && sendsEmails(data.service);
}
