import { CalendarCheck, CalendarClock, CalendarPlus, CalendarX, CheckCheck, X } from "lucide-react";
import type { ItemControls } from "@/components/admin/inbox/Inbox";
import { InboxItem, StepButton } from "@/components/admin/inbox/InboxItem";
import { statusNotices } from "@/components/admin/inbox/status-notices";
import { useStatus } from "@/components/admin/inbox/use-status";
import { MenuItem } from "@/components/ui/Menu";
import { statusOf } from "@/components/admin/inbox/status-of";
import { budgetRanges, timelines } from "@/content/services";
import {
  useSetConsultationStatus,
  type ConsultationRequest,
} from "@/data/consultation-requests/admin";
import { useSaveConsultationCalendar } from "@/data/consultation-requests/calendar-file";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { isToCome } from "@/lib/format/is-to-come";
import { mailLink } from "@/lib/text/mail-link";
import type { Answer } from "./answer-emails";
import { consultationStatuses } from "./consultation-statuses";
import { wantedTime } from "./wanted-time";
import { projectTypeLabel } from "@/content/project-type-label";

type Props = ItemControls & {
  request: ConsultationRequest;
  /** Asks when it takes place, and stores it. */
  onSchedule: () => void;
  /** Asks for the words of an answer to a request for a time, or with which a date is called off. */
  onAnswer: (answer: Answer) => void;
};

const steps = [
  { from: "pending", to: "scheduled", label: "Schedule", Icon: CalendarCheck },
  { from: "pending", to: "declined", label: "Decline", Icon: X },
  { from: "scheduled", to: "completed", label: "Complete", Icon: CheckCheck },
];

/** Those of a pending request for a time. */
const answers = [
  { answer: "accept", label: "Accept", Icon: CalendarCheck },
  { answer: "propose", label: "Propose another time", Icon: CalendarClock },
  { answer: "decline", label: "Decline", Icon: X },
] as const;

export function ConsultationItem({
  request,
  onSchedule,
  onAnswer,
  isOpen,
  onToggle,
  onDelete,
}: Props) {
  const { id, name, email, company, project_type, budget_range, timeline } = request;
  const { created_at, scheduled_for, requested_for, proposed_for, called_off_at, called_off_by } =
    request;
  const change = useSetConsultationStatus(
    id,
    statusNotices("Consultation status", (step) => take(step)),
  );
  const { status, take, setStatus } = useStatus(request, change);
  const asksForTime = status === "pending" && wantedTime(request) !== "";
  const calendar = useSaveConsultationCalendar({
    success: () => null,
    failure: (error) => ({ title: "The calendar file was not saved", description: error.message }),
  });

  return (
    <InboxItem
      id={id}
      status={statusOf(consultationStatuses, status)}
      kicker={projectTypeLabel(project_type)}
      title={company ? `${name}, ${company}` : name}
      facts={
        <>
          <span className="text-ink">{email}</span>
          {budget_range && <span>{labelOf(budgetRanges, budget_range)}</span>}
          {timeline && <span>{labelOf(timelines, timeline)}</span>}
          {request.kind && (
            <span className="wrap-anywhere">
              {request.kind}, {request.price || "free"}
            </span>
          )}
          <time dateTime={created_at}>{formatDateTime(created_at)}</time>
          {status === "pending" && requested_for && (
            <span className="text-ink">
              Asks for <time dateTime={requested_for}>{formatDateTime(requested_for)}</time>
            </span>
          )}
          {status === "pending" && proposed_for && (
            <span className="text-ink">
              You proposed <time dateTime={proposed_for}>{formatDateTime(proposed_for)}</time>
            </span>
          )}
          {asksForTime && <HeldUntil time={request.held_until} />}
          {scheduled_for && (
            <span className="text-ink">
              {called_off_at ? "Was scheduled for" : "Scheduled for"}{" "}
              <time dateTime={scheduled_for}>{formatDateTime(scheduled_for)}</time>
            </span>
          )}
          {called_off_at && (
            <span>
              Called off{called_off_by === "visitor" && " by the client"}{" "}
              <time dateTime={called_off_at}>{formatDateTime(called_off_at)}</time>
            </span>
          )}
        </>
      }
      message={request.message}
      messageHeading="Project Details"
      toggle={["Details", "Details"]}
      steps={
        asksForTime
          ? answers.map(({ answer, label, Icon }) => (
              <StepButton
                key={answer}
                label={label}
                title={name}
                icon={<Icon aria-hidden className="size-4" />}
                onTake={() => onAnswer(answer)}
              />
            ))
          : steps
              .filter(({ from }) => from === status)
              .map(({ to, label, Icon }) => (
                <StepButton
                  key={to}
                  label={label}
                  title={name}
                  icon={<Icon aria-hidden className="size-4" />}
                  onTake={() => (to === "scheduled" ? onSchedule() : setStatus(to))}
                />
              ))
      }
      mail={mailLink(email, `Re: ${projectTypeLabel(project_type)} Consultation`)}
      menu={
        status === "scheduled" && (
          <>
            <MenuItem onSelect={onSchedule}>
              <CalendarCheck aria-hidden className="size-4" />
              Change time
            </MenuItem>
            {scheduled_for && (
              <MenuItem onSelect={() => calendar.mutate(id)}>
                <CalendarPlus aria-hidden className="size-4" />
                Calendar file
              </MenuItem>
            )}
            <MenuItem onSelect={() => onAnswer("callOff")}>
              <CalendarX aria-hidden className="size-4" />
              Call off
            </MenuItem>
          </>
        )
      }
      isOpen={isOpen}
      onToggle={onToggle}
      onDelete={onDelete}
    />
  );
}

/** Until when nobody else gets the time. */
function HeldUntil({ time }: { time: string | null }) {
  if (!time || !isToCome(time)) return <span className="text-danger">Not held any more</span>;
  return (
    <span>
      Held until <time dateTime={time}>{formatDateTime(time)}</time>
    </span>
  );
}

function labelOf(choices: readonly { value: string; label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
