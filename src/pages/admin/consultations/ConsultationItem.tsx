import { CalendarCheck, CheckCheck, X } from "lucide-react";
import { InboxItem, StepButton } from "@/components/inbox/InboxItem";
import { statusNotices } from "@/components/inbox/status-notices";
import { statusOf } from "@/components/inbox/status-of";
import { budgetRanges, timelines } from "@/content/services";
import {
  useSetConsultationStatus,
  type ConsultationRequest,
} from "@/data/consultation-requests/admin";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { mailLink } from "@/lib/text/mail-link";
import { consultationStatuses } from "./consultation-statuses";
import { projectTypeLabel } from "@/content/project-type-label";

type Props = { request: ConsultationRequest; onDelete: () => void };

const steps = [
  { from: "pending", to: "scheduled", label: "Schedule", Icon: CalendarCheck },
  { from: "pending", to: "declined", label: "Decline", Icon: X },
  { from: "scheduled", to: "completed", label: "Complete", Icon: CheckCheck },
];

export function ConsultationItem({ request, onDelete }: Props) {
  const { id, name, email, company, project_type, budget_range, timeline, created_at } = request;
  const change = useSetConsultationStatus(
    id,
    statusNotices("Consultation status", (step) => change.mutate(step)),
  );
  const status = change.isPending ? change.variables.to : request.status;

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
        </>
      }
      message={request.message}
      messageHeading="Project Details"
      toggle={["Details", "Details"]}
      steps={steps
        .filter(({ from }) => from === status)
        .map(({ from, to, label, Icon }) => (
          <StepButton
            key={to}
            label={label}
            title={name}
            icon={<Icon aria-hidden className="size-4" />}
            onTake={() => change.mutate({ from, to })}
          />
        ))}
      mail={mailLink(email, `Re: ${projectTypeLabel(project_type)} Consultation`)}
      onDelete={onDelete}
    />
  );
}

function labelOf(choices: readonly { value: string; label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
