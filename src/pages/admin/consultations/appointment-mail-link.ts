import { appointmentMail, movedAppointmentMail } from "@/content/appointment-mails";
import { profile } from "@/content/profile";
import { projectTypeLabel } from "@/content/project-type-label";
import type { ConsultationRequest } from "@/data/consultation-requests/admin";
import { mailLink } from "@/lib/text/mail-link";

/**
 * The URL of a mail that tells a client when the consultation is, in the owner's words.
 *
 * @param time date and time in words
 * @param former those before, of a consultation that has moved
 * @returns undefined without a usable mail address
 */
export function appointmentMailLink(
  { name, email, project_type }: ConsultationRequest,
  time: string,
  former: string | undefined,
): string | undefined {
  const project = projectTypeLabel(project_type);
  const values: Partial<Record<string, string>> = { name, project, time, former, me: profile.name };
  const mail = former === undefined ? appointmentMail : movedAppointmentMail;
  // In one go: a client may be called «{time}».
  const text = mail.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  return mailLink(email, `Re: ${project} Consultation`, text);
}
