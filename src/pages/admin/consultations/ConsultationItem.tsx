import { CalendarCheck, CheckCheck, X } from "lucide-react";
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
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { mailLink } from "@/lib/text/mail-link";
import { consultationStatuses } from "./consultation-statuses";
import { projectTypeLabel } from "@/content/project-type-label";

type Props = ItemControls & {
  request: ConsultationRequest;
  /** Asks when it takes place, and stores it. */
  onSchedule: () => void;
};

const steps = [
  { from: "pending", to: "scheduled", label: "Schedule", Icon: CalendarCheck },
  { from: "pending", to: "declined", label: "Decline", Icon: X },
  { from: "scheduled", to: "completed", label: "Complete", Icon: CheckCheck },
];

export function ConsultationItem({ request, onSchedule, isOpen, onToggle, onDelete }: Props) {
  const { id, name, email, company, project_type, budget_range, timeline } = request;
  const { created_at, scheduled_for } = request;
  const change = useSetConsultationStatus(
    id,
    statusNotices("Consultation status", (step) => take(step)),
  );
  const { status, take, setStatus } = useStatus(request, change);

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
          <time dateTime={created_at}>{formatDateTime(created_at)}</time>
          {scheduled_for && (
            <span className="text-ink">
              Scheduled for <time dateTime={scheduled_for}>{formatDateTime(scheduled_for)}</time>
            </span>
          )}
        </>
      }
      message={request.message}
      messageHeading="Project Details"
      toggle={["Details", "Details"]}
      steps={steps
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
      mail={mailLink(email, `Re: ${projectTypeLabel(project_type)} Consultation`)}
      menu={
        status === "scheduled" && (
          <MenuItem onSelect={onSchedule}>
            <CalendarCheck aria-hidden className="size-4" />
            Change time
          </MenuItem>
        )
      }
      isOpen={isOpen}
      onToggle={onToggle}
      onDelete={onDelete}
    />
  );
}

function labelOf(choices: readonly { value: string; label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
