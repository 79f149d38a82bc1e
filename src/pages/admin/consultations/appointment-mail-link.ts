import { profile } from "@/content/profile";
import { projectTypeLabel } from "@/content/project-type-label";
import { appointmentMail } from "@/content/services";
import type { ConsultationRequest } from "@/data/consultation-requests/admin";
import { mailLink } from "@/lib/text/mail-link";

/**
 * The URL of a mail that tells a client when the consultation is, in the owner's words.
 *
 * @param time date and time in words
 * @returns undefined without a usable mail address
 */
export function appointmentMailLink(
  { name, email, project_type }: ConsultationRequest,
  time: string,
): string | undefined {
  const project = projectTypeLabel(project_type);
  const values: Partial<Record<string, string>> = { name, project, time, me: profile.name };
  // In one go: a client may be called «{time}».
  const text = appointmentMail.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  return mailLink(email, `Re: ${project} Consultation`, text);
}
