import { appointmentMail } from "@/content/appointment-emails";
import { profile } from "@/content/profile";
import { projectTypeLabel } from "@/content/project-type-label";
import type { ConsultationRequest } from "@/data/consultation-requests/admin";

/** What the owner makes of a request for a time, and of a date. */
export type Answer = "accept" | "propose" | "decline" | "callOff";

const templates: Record<Answer, string> = {
  accept: appointmentMail,
  propose: `Hello {name},

thank you for asking about your project ({project}). I am not free at the time you chose. How about this one instead? I keep it free {held}:

{time}

If it suits you, just answer «yes»; if not, name two others.

{me}`,
  decline: `Hello {name},

thank you for asking about your project ({project}). I am sorry that I cannot take it on.

{me}`,
  callOff: `Hello {name},

I am sorry: I have to call off our consultation about your project ({project}), which was planned for

{time}

{me}`,
};

/**
 * The words in which an answer begins; the owner changes them.
 *
 * @param time date and time in words; empty while there is none
 */
export function answerText(
  answer: Answer,
  { name, project_type, amount, paid_at }: ConsultationRequest,
  time: string,
): string {
  const values: Partial<Record<string, string>> = {
    name,
    project: projectTypeLabel(project_type),
    time,
    me: profile.name,
    held: amount !== null && !paid_at ? "as long as its page says" : "for 48 hours",
  };
  // In one go: a client may be called «{time}».
  return templates[answer].replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}
