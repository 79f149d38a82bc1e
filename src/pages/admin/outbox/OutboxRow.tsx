import { RotateCcw } from "lucide-react";
import { Badge } from "@/components/ui/Badge";
import { Button } from "@/components/ui/Button";
import type { OutboxMail } from "@/data/outbox";
import { countOf, formatDateTime } from "@/lib/format/dates-and-numbers";

type Props = {
  mail: OutboxMail;
  isSendingAgain: boolean;
  isGivingUp: boolean;
  onSendAgain: () => void;
  onGiveUp: () => void;
};

const NOUNS = new Map([
  ["message", "Message"],
  ["consultation", "Consultation request"],
  ["date", "Changed date"],
  ["comment", "Comment to moderate"],
  ["build", "Failed build"],
  ["calendar", "Calendars that cannot be read"],
  ["test", "Test"],
  ["answer", "Answer to a request"],
  ["reminder", "Reminder of a consultation"],
  ["confirm", "Request to confirm an address"],
  ["news", "News for a reader"],
]);

const TONES = new Map<string, "success" | "warning" | "danger">([
  ["sent", "success"],
  ["unknown", "warning"],
  ["failed", "danger"],
]);

const STOPPED = new Set(["failed", "unknown", "given up"]);

export function OutboxRow({ mail, isSendingAgain, isGivingUp, onSendAgain, onGiveUp }: Props) {
  const { id, state, recipient, subject, text, causes, createdAt, triedAt, dueAt } = mail;
  const title = subject ?? NOUNS.get(mail.kind) ?? mail.kind;
  return (
    <article aria-labelledby={`mail-${id}`} className="grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
      <h2 id={`mail-${id}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
        <Badge tone={TONES.get(state) ?? "neutral"}>{state}</Badge>{" "}
        <span className="user-text font-serif text-xl/tight">{title}</span>
      </h2>
      <p className="flex flex-wrap gap-x-4 gap-y-1 label text-ink-muted">
        {recipient !== null && <span className="user-text text-ink">{recipient}</span>}
        {causes > 1 && <span>{countOf(causes, "event")} in one</span>}
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        {state === "sent" && triedAt !== null && (
          <span>
            sent <time dateTime={triedAt}>{formatDateTime(triedAt)}</time>
          </span>
        )}
        {dueAt !== null && (
          <span>
            {mail.attempts > 0 ? "again " : "due "}
            <time dateTime={dueAt}>{formatDateTime(dueAt)}</time>
          </span>
        )}
        {mail.attempts > 1 && <span>{countOf(mail.attempts, "attempt")}</span>}
      </p>
      {state !== "sent" && reasonOf(mail) && (
        <p className="user-text max-w-measure text-sm">{reasonOf(mail)}</p>
      )}
      {text !== null && (
        <details className="text-sm">
          <summary className="cursor-pointer py-1 text-ink-muted hover:text-accent">
            The email <span className="sr-only">{title}</span>
          </summary>
          <p className="mt-2 user-text max-w-measure border-l-2 pl-4 whitespace-pre-wrap">{text}</p>
        </details>
      )}
      {(STOPPED.has(state) || state === "waiting") && (
        <p className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            className="max-md:min-h-11"
            isBusy={isSendingAgain}
            onClick={onSendAgain}
          >
            <RotateCcw aria-hidden className="size-4" />
            {mail.attempts > 0 ? "Send again" : "Send now"} <span className="sr-only">{title}</span>
          </Button>
          {state !== "given up" && (
            <Button
              variant="ghost"
              size="small"
              className="max-md:min-h-11"
              isBusy={isGivingUp}
              onClick={onGiveUp}
            >
              Give up <span className="sr-only">{title}</span>
            </Button>
          )}
        </p>
      )}
    </article>
  );
}

function reasonOf({ state, status, answer, dueAt }: OutboxMail): string {
  const response = [status && `HTTP ${status}`, answer].filter(Boolean).join(": ");
  if (state !== "unknown") return response;
  const doubt = "It is not known whether it arrived.";
  const next = dueAt
    ? "It is sent again under the same key, by which the service recognises it."
    : "Sent again, it may arrive twice.";
  return [response, doubt, next].filter(Boolean).join(" ");
}
