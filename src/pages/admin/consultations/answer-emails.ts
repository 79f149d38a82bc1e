import { appointmentMail, movedAppointmentMail } from "@/content/appointment-emails";
import { profile } from "@/content/profile";
import { projectTypeLabel } from "@/content/project-type-label";
import type { ConsultationRequest } from "@/data/consultation-requests/admin";
import { mailtoUrl } from "@/lib/text/mailto-url";
import { t } from "@/lib/words";

/** The owner's answers to a request for a time, and actions on a date. */
export type Answer = "accept" | "propose" | "decline" | "callOff";

type Values = Record<"name" | "project" | "time" | "me" | "held", string>;

/** The default text of each answer; for an accepted time it is the owner's own. */
const written: Record<Exclude<Answer, "accept">, (values: Values) => string> = {
  propose: (values) =>
    t(
      "Hello {name},\n\nthank you for your request about your project ({project}). I am not free at the time you chose. How about this one instead? I will keep it free {held}:\n\n{time}\n\nIf it suits you, just reply “yes”; if not, suggest two others.\n\n{me}",
      values,
    ),
  decline: (values) =>
    t(
      "Hello {name},\n\nthank you for your request about your project ({project}). I am sorry, but I cannot take it on.\n\n{me}",
      values,
    ),
  callOff: (values) =>
    t(
      "Hello {name},\n\nI am sorry, but I have to call off our consultation about your project ({project}), which was planned for\n\n{time}\n\n{me}",
      values,
    ),
};

/**
 * The initial text of an answer; the owner edits it.
 *
 * @param time date and time in words; empty while there is none
 */
export function answerText(answer: Answer, request: ConsultationRequest, time: string): string {
  if (answer === "accept") return appointmentText(request, time);
  const { name, project_type, amount, paid_at } = request;
  return written[answer]({
    name,
    project: projectTypeLabel(project_type),
    time,
    me: profile.name,
    held: amount !== null && !paid_at ? t("for as long as its page says") : t("for 48 hours"),
  });
}

/**
 * The owner's text that tells a client when the consultation is.
 *
 * @param time date and time in words
 * @param former the previous ones, for a consultation that has moved
 */
export function appointmentText(
  { name, project_type }: ConsultationRequest,
  time: string,
  former?: string,
): string {
  const project = projectTypeLabel(project_type);
  const values: Partial<Record<string, string>> = { name, project, time, former, me: profile.name };
  const mail = former === undefined ? appointmentMail : movedAppointmentMail;
  // In a single pass: a client may be called "{time}".
  return mail.replace(/\{(\w+)\}/g, (placeholder, key: string) => values[key] ?? placeholder);
}

/**
 * Opens an email to the client in the owner's mail client.
 *
 * @returns undefined without a usable address
 */
export function mailToClient({ email, project_type }: ConsultationRequest, text?: string) {
  const subject = t("Re: {project} Consultation", { project: projectTypeLabel(project_type) });
  return mailtoUrl(email, subject, text);
}
