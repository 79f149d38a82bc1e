import type { NotificationService, Notifications } from "@/data/outbox";
import { t } from "@/lib/words";

type RequiredField = "url" | "key" | "template";

export const services: readonly {
  value: string;
  label: string;
  hint: string;
  requires?: readonly RequiredField[];
}[] = [
  { value: "", label: t("None"), hint: t("Notifications wait in the outbox and are not sent.") },
  {
    value: "resend",
    label: "Resend",
    hint: t("Emails. First verify your domain there and create an API key that may send."),
    requires: ["key"],
  },
  {
    value: "postmark",
    label: "Postmark",
    hint: t(
      "Emails. It does not recognise repeated requests: an email whose response was lost waits for you in the outbox.",
    ),
    requires: ["key"],
  },
  {
    value: "template",
    label: t("Another service"),
    hint: t("Any service that accepts JSON over HTTPS, in the format that you write below."),
    requires: ["url", "key", "template"],
  },
  {
    value: "webhook",
    label: t("Webhook"),
    hint: t(
      "Slack, Discord and ntfy.sh get their own format; any other service gets title, text and url.",
    ),
    requires: ["url"],
  },
  {
    value: "form",
    label: t("Form service"),
    hint: t("The fields of each form as they were filled in, for Formspree and similar services."),
    requires: ["url"],
  },
];

export function requiresField(service: string, field: RequiredField): boolean {
  return services.find(({ value }) => value === service)?.requires?.includes(field) ?? false;
}

const SAMPLE_TEMPLATE = `{
  "from": "{{from}}",
  "to": ["{{to}}"],
  "reply_to": "{{reply_to}}",
  "subject": "{{subject}}",
  "text": "{{text}}",
  "html": "{{html}}",
  "headers": "{{headers}}",
  "attachments": "{{attachments}}"
}`;

/** The form's fields; numbers and the template as typed. */
export type ServiceInput = Record<
  "service" | "url" | "key" | "sender" | "recipient" | "template" | "keyHeader" | "repeatHours",
  string
>;

/** The stored values as form fields. The URL and the key cannot be read. */
export function inputOf(stored: Notifications): ServiceInput {
  return {
    service: stored.service,
    url: "",
    key: "",
    sender: stored.sender,
    recipient: stored.recipient,
    template: stored.template === null ? SAMPLE_TEMPLATE : JSON.stringify(stored.template, null, 2),
    keyHeader: stored.key_header,
    repeatHours: String(stored.repeat_hours),
  };
}

/**
 * The fields as they are sent.
 *
 * @returns null if the template is not JSON
 */
export function serviceOf(input: ServiceInput): NotificationService | null {
  try {
    return {
      service: input.service,
      url: input.url.trim(),
      key: input.key.trim(),
      sender: input.sender.trim(),
      recipient: input.recipient.trim(),
      template: input.service === "template" ? JSON.parse(input.template) : null,
      key_header: input.keyHeader.trim(),
      repeat_hours: Number(input.repeatHours) || 0,
    };
  } catch {
    return null;
  }
}
