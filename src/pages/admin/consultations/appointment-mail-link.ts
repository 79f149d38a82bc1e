import { appointmentMail, movedAppointmentMail } from "@/content/appointment-emails";
import { profile } from "@/content/profile";
import { projectTypeLabel } from "@/content/project-type-label";
import type { ConsultationRequest } from "@/data/consultation-requests/admin";
import { mailLink } from "@/lib/text/mail-link";
import { t } from "@/lib/words";

/**
 * What tells a client when the consultation is, in the owner's words.
 *
 * @param time date and time in words
 * @param former those before, of a consultation that has moved
 */
export function appointmentText(
  { name, project_type }: ConsultationRequest,
  time: string,
  former: string | undefined,
): string {
  const project = projectTypeLabel(project_type);
  const values: Partial<Record<string, string>> = { name, project, time, former, me: profile.name };
  const mail = former === undefined ? appointmentMail : movedAppointmentMail;
  // In one go: a client may be called «{time}».
  return mail.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

/**
 * The URL of a mail with that text.
 *
 * @param ending what stands below it
 * @returns undefined without a usable mail address
 */
export function appointmentMailLink(
  request: ConsultationRequest,
  time: string,
  former: string | undefined,
  ending: string,
): string | undefined {
  const project = projectTypeLabel(request.project_type);
  return mailLink(
    request.email,
    t("Re: {project} Consultation", { project }),
    appointmentText(request, time, former) + ending,
  );
}
