import { CalendarCheck, CalendarClock, CheckCheck, Coins, X } from "lucide-react";
import type { ItemControls } from "@/components/admin/inbox/Inbox";
import { InboxItem, StepButton } from "@/components/admin/inbox/InboxItem";
import { statusNotices } from "@/components/admin/inbox/status-notices";
import { useStatus } from "@/components/admin/inbox/use-status";
import { statusOf } from "@/components/admin/inbox/status-of";
import {
  useMarkPaid,
  useSetConsultationStatus,
  type ConsultationRequest,
} from "@/data/consultation-requests/admin";
import { mailLink } from "@/lib/text/mail-link";
import type { Answer } from "./answer-emails";
import { ConsultationMenu } from "./ConsultationMenu";
import { isUnpaid } from "./PaymentFacts";
import { RequestFacts } from "./RequestFacts";
import { consultationStatuses } from "./consultation-statuses";
import { wantedTime } from "./wanted-time";
import { projectTypeLabel } from "@/content/project-type-label";

type Props = ItemControls & {
  request: ConsultationRequest;
  /** Asks when it takes place, and stores it. */
  onSchedule: () => void;
  /** Asks for the words of an answer to a request for a time, or with which a date is called off. */
  onAnswer: (answer: Answer) => void;
  /** Offers the mail that reminds of a payment; undefined where the site emails it. */
  onRemind: (() => void) | undefined;
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
  onRemind,
  isOpen,
  onToggle,
  onDelete,
}: Props) {
  const { id, name, email, company, project_type } = request;
  const change = useSetConsultationStatus(
    id,
    statusNotices("Consultation status", (step) => take(step)),
  );
  const { status, take, setStatus } = useStatus(request, change);
  const asksForTime = status === "pending" && wantedTime(request) !== "";
  const mark = useMarkPaid({
    success: (_data, { is_paid }) => ({
      title: is_paid ? "Marked as paid" : "Marked as not paid",
      action: { label: "Undo", onClick: () => mark.mutate({ id, is_paid: !is_paid }) },
    }),
    failure: (error) => ({ title: "Failed to mark the payment", description: error.message }),
  });

  return (
    <InboxItem
      id={id}
      status={statusOf(consultationStatuses, status)}
      kicker={projectTypeLabel(project_type)}
      title={company ? `${name}, ${company}` : name}
      facts={<RequestFacts request={request} status={status} />}
      message={request.message}
      messageHeading="Project Details"
      toggle={["Details", "Details"]}
      steps={
        <>
          {isUnpaid(request) && (
            <StepButton
              label="Mark as paid"
              title={name}
              icon={<Coins aria-hidden className="size-4" />}
              onTake={() => mark.mutate({ id, is_paid: true })}
            />
          )}
          {asksForTime
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
                ))}
        </>
      }
      mail={mailLink(email, `Re: ${projectTypeLabel(project_type)} Consultation`)}
      menu={
        <ConsultationMenu
          request={request}
          status={status}
          onMark={(is_paid) => mark.mutate({ id, is_paid })}
          onSchedule={onSchedule}
          onCallOff={() => onAnswer("callOff")}
          onRemind={onRemind}
        />
      }
      isOpen={isOpen}
      onToggle={onToggle}
      onDelete={onDelete}
    />
  );
}
