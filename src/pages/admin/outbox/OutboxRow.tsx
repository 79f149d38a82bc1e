import { RotateCcw } from "lucide-react";
import { responseTo } from "@/data/outbox-reasons";
import { Time } from "@/components/admin/Time";
import { Badge, type Tone } from "@/components/ui/Badge";
import { Button } from "@/components/ui/Button";
import type { OutboxMail } from "@/data/outbox";
import { plural } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";

type Props = {
  mail: OutboxMail;
  isSendingAgain: boolean;
  isGivingUp: boolean;
  onSendAgain: () => void;
  onGiveUp: () => void;
};

const NOUNS = new Map([
  ["message", t("Message")],
  ["consultation", t("Consultation request")],
  ["date", t("Changed consultation")],
  ["comment", t("Comment to moderate")],
  ["build", t("Failed build")],
  ["calendar", t("Calendars that cannot be read")],
  ["test", t("Test")],
  ["answer", t("Reply to a request")],
  ["reminder", t("Reminder of a consultation")],
  ["confirm", t("Request to confirm an address")],
  ["news", t("News for a reader")],
]);

/** The states of an email, by their names in the database. */
const STATES = new Map<string, { label: string; tone: Tone }>([
  ["waiting", { label: t("waiting"), tone: "neutral" }],
  ["sending", { label: t("sending"), tone: "neutral" }],
  ["sent", { label: t("sent"), tone: "success" }],
  ["unknown", { label: t("unknown"), tone: "warning" }],
  ["failed", { label: t("failed"), tone: "danger" }],
  ["given up", { label: t("given up"), tone: "neutral" }],
]);

const STOPPED = new Set(["failed", "unknown", "given up"]);

export function OutboxRow({ mail, isSendingAgain, isGivingUp, onSendAgain, onGiveUp }: Props) {
  const { id, state, recipient, subject, text, causes, created_at, tried_at, due_at } = mail;
  const badge = STATES.get(state) ?? { label: state, tone: "neutral" };
  const title = subject ?? NOUNS.get(mail.kind) ?? mail.kind;
  const due = due_at !== null && {
    time: <Time at={due_at} />,
  };
  return (
    <article aria-labelledby={`mail-${id}`} className="grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
      <h2 id={`mail-${id}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
        <Badge tone={badge.tone}>{badge.label}</Badge>{" "}
        <span className="user-text font-serif text-xl/tight">{title}</span>
      </h2>
      <p className="flex flex-wrap gap-x-4 gap-y-1 label text-ink-muted">
        {recipient !== null && <span className="user-text text-ink">{recipient}</span>}
        {causes > 1 && (
          <span>
            {plural(causes, { one: "{count} event in one", other: "{count} events in one" })}
          </span>
        )}
        <Time at={created_at} />
        {state === "sent" && tried_at !== null && (
          <span>{t("sent {time}", { time: <Time at={tried_at} /> })}</span>
        )}
        {due && <span>{mail.attempts > 0 ? t("retry {time}", due) : t("due {time}", due)}</span>}
        {mail.attempts > 1 && (
          <span>
            {plural(mail.attempts, { one: "{count} attempt", other: "{count} attempts" })}
          </span>
        )}
      </p>
      {state !== "sent" && reasonOf(mail) && (
        <p className="user-text max-w-measure text-sm">{reasonOf(mail)}</p>
      )}
      {text !== null && (
        <details className="text-sm">
          <summary className="cursor-pointer py-1 text-ink-muted hover:text-accent">
            {t("The email {title}", { title: <span className="sr-only">{title}</span> })}
          </summary>
          <p className="mt-2 user-text max-w-measure border-s-2 ps-4 whitespace-pre-wrap">{text}</p>
        </details>
      )}
      {(STOPPED.has(state) || state === "waiting") && (
        <p className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" isBusy={isSendingAgain} onClick={onSendAgain}>
            <RotateCcw aria-hidden className="size-4" />
            {mail.attempts > 0 ? t("Send again") : t("Send now")}{" "}
            <span className="sr-only">{title}</span>
          </Button>
          {state !== "given up" && (
            <Button variant="ghost" size="small" isBusy={isGivingUp} onClick={onGiveUp}>
              {t("Give up {title}", { title: <span className="sr-only">{title}</span> })}
            </Button>
          )}
        </p>
      )}
    </article>
  );
}

function reasonOf(mail: OutboxMail): string {
  const { state, due_at } = mail;
  const response = responseTo(mail);
  if (state !== "unknown") return response;
  const unknownArrival = t("It is not known whether it arrived.");
  const next = due_at
    ? t("It is sent again under the same key, so the service recognises it.")
    : t("If you send it again, it may arrive twice.");
  return [response, unknownArrival, next].filter(Boolean).join(" ");
}
