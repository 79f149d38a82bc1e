import { CalendarCheck, CalendarClock, CheckCheck, Coins, X } from "lucide-react";
import type { ItemControls } from "@/components/admin/inbox/Inbox";
import { InboxItem, StepButton } from "@/components/admin/inbox/InboxItem";
import { statusNotices } from "@/components/admin/inbox/status-notices";
import { useStatus } from "@/components/admin/inbox/use-status";
import { statusOf } from "@/components/admin/inbox/inbox-texts";
import {
  useMarkPaid,
  useSetConsultationStatus,
  type ConsultationRequest,
} from "@/data/consultation-requests/admin";
import { mailToClient, type Answer } from "./answer-emails";
import { ConsultationMenu } from "./ConsultationMenu";
import { isUnpaid } from "./PaymentFacts";
import { RequestFacts } from "./RequestFacts";
import { consultationStatuses, consultationStatusTexts } from "./consultation-statuses";
import { requestedTime } from "./requested-time";
import { projectTypeLabel } from "@/content/project-type-label";
import { t } from "@/lib/words";

type Props = ItemControls & {
  request: ConsultationRequest;
  /** Asks for the time of the consultation, and stores it. */
  onSchedule: () => void;
  /** Asks for the text of an answer to a requested time, or of a cancellation. */
  onAnswer: (answer: Answer) => void;
  /** Offers the payment reminder email; undefined if the site sends it. */
  onRemind: (() => void) | undefined;
};

const steps = [
  { from: "pending", to: "scheduled", label: t("Schedule"), icon: CalendarCheck },
  { from: "pending", to: "declined", label: t("Decline"), icon: X },
  { from: "scheduled", to: "completed", label: t("Complete"), icon: CheckCheck },
];

/** The answers to a pending request for a time. */
const answers = [
  { answer: "accept", label: t("Accept"), icon: CalendarCheck },
  { answer: "propose", label: t("Propose another time"), icon: CalendarClock },
  { answer: "decline", label: t("Decline"), icon: X },
] as const;

export function ConsultationItem({ request, onSchedule, onAnswer, onRemind, ...controls }: Props) {
  const { id, name, company, project_type } = request;
  const change = useSetConsultationStatus(
    id,
    statusNotices(consultationStatusTexts, (step) => take(step)),
  );
  const { status, take, setStatus } = useStatus(request, change);
  const asksForTime = status === "pending" && requestedTime(request) !== "";
  const mark = useMarkPaid({
    success: (_data, { is_paid }) => ({
      title: is_paid ? t("Marked as paid") : t("Marked as not paid"),
      action: { label: t("Undo"), onClick: () => mark.mutate({ id, is_paid: !is_paid }) },
    }),
    failure: t("Failed to mark the payment"),
  });

  return (
    <InboxItem
      id={id}
      status={statusOf(consultationStatuses, status)}
      kicker={projectTypeLabel(project_type)}
      title={company ? `${name}, ${company}` : name}
      facts={<RequestFacts request={request} status={status} />}
      message={request.message}
      messageHeading={t("Project Details")}
      toggle={[t("Details"), t("Details")]}
      steps={
        <>
          {isUnpaid(request) && (
            <StepButton
              label={t("Mark as paid")}
              title={name}
              icon={Coins}
              onTake={() => mark.mutate({ id, is_paid: true })}
            />
          )}
          {asksForTime
            ? answers.map(({ answer, ...step }) => (
                <StepButton key={answer} {...step} title={name} onTake={() => onAnswer(answer)} />
              ))
            : steps
                .filter(({ from }) => from === status)
                .map(({ to, label, icon }) => (
                  <StepButton
                    key={to}
                    label={label}
                    icon={icon}
                    title={name}
                    onTake={() => (to === "scheduled" ? onSchedule() : setStatus(to))}
                  />
                ))}
        </>
      }
      mail={mailToClient(request)}
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
      {...controls}
    />
  );
}
