import { useQuery } from "@tanstack/react-query";
import { notificationsQuery } from "@/data/outbox";

const MAIL_SERVICES = new Set(["resend", "postmark", "template"]);

/** Whether a delivery service can email anyone, and not only notify the owner. */
export function sendsEmails(service: string): boolean {
  return MAIL_SERVICES.has(service);
}

/** The query whether the site emails its clients itself, through the owner's delivery service. */
export function useCanEmailClients() {
  return useQuery({
    ...notificationsQuery(),
    refetchOnMount: true,
    select: ({ service }) => sendsEmails(service),
  });
}
