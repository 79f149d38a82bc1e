import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Inbox } from "@/components/admin/inbox/Inbox";
import type { InboxTexts } from "@/components/admin/inbox/inbox-texts";
import type { CsvSource } from "@/components/admin/inbox/use-csv-export";
import { useInboxParams } from "@/components/admin/inbox/use-inbox-params";
import { deletionNotices } from "@/components/admin/record-notices";
import { useDeletion } from "@/data/bin";
import {
  consultationCountsQuery,
  consultationsQuery,
  consultationsKey,
  readAllConsultations,
  type ConsultationRequest,
} from "@/data/consultation-requests/admin";
import { pendingCountsKey } from "@/data/pending-counts";
import { useCanEmailClients } from "@/data/can-email-clients";
import type { Answer } from "./answer-emails";
import { AnswerDialog } from "./AnswerDialog";
import { ConsultationItem } from "./ConsultationItem";
import { RemindDialog } from "./RemindDialog";
import { ScheduleDialog } from "./ScheduleDialog";
import { consultationStatuses } from "./consultation-statuses";
import { projectTypeLabel } from "@/content/project-type-label";
import { t } from "@/lib/words";

const texts: InboxTexts = {
  title: t("Consultation Requests"),
  count: { one: "{count} consultation", other: "{count} consultations" },
  matching: { one: "{count} matching consultation", other: "{count} matching consultations" },
  loading: t("Loading consultations..."),
  none: t("No consultations found"),
  noneMatch: t("No consultations match your search."),
  showAll: t("Show all consultations"),
  search: t("Search consultations"),
  deleteOne: t("Delete consultation"),
  file: "consultations",
  searchedFields: t("Name, email, project type or reference"),
  emptyHint: t("What visitors ask for on the services page arrives here."),
  statuses: consultationStatuses,
};

const csv: CsvSource<ConsultationRequest> = {
  columns: [
    "created_at",
    "status",
    "name",
    "email",
    "company",
    "project_type",
    "budget_range",
    "timeline",
    "message",
    "requested_for",
    "time_zone",
    "proposed_for",
    "scheduled_for",
    "called_off_by",
    "called_off_at",
    "kind",
    "price",
    "minutes",
    "amount",
    "currency",
    "payment_reference",
    "paid_at",
    "reply",
  ],
  readAll: readAllConsultations,
};

export function AdminConsultationsPage() {
  const remove = useDeletion(
    "consultation_requests",
    [consultationsKey, pendingCountsKey],
    deletionNotices({ title: t("Consultation deleted") }, t("Failed to delete consultation")),
  );
  const address = useInboxParams(consultationStatuses);
  const [scheduling, setScheduling] = useState<ConsultationRequest>();
  const [reminding, setReminding] = useState<ConsultationRequest>();
  const { data: isMailed } = useCanEmailClients();
  const [answering, setAnswering] = useState<{ request: ConsultationRequest; answer: Answer }>();
  return (
    <>
      <Inbox
        texts={texts}
        address={address}
        list={useQuery(consultationsQuery(address.filters))}
        counts={useQuery(consultationCountsQuery(""))}
        foundCounts={useQuery(consultationCountsQuery(address.filters.search))}
        csv={csv}
        remove={remove}
        questionOf={({ project_type, name }) =>
          t("Are you sure you want to delete the {project} request from {name}?", {
            project: projectTypeLabel(project_type),
            name,
          })
        }
        renderItem={(request, controls) => (
          <ConsultationItem
            request={request}
            onSchedule={() => setScheduling(request)}
            onRemind={isMailed === false ? () => setReminding(request) : undefined}
            onAnswer={(answer) => setAnswering({ request, answer })}
            {...controls}
          />
        )}
      />
      {scheduling && (
        <ScheduleDialog
          request={scheduling}
          // Called late by Undo, when another request's dialog may be open.
          onClose={() => setScheduling((open) => (open === scheduling ? undefined : open))}
        />
      )}
      {reminding?.held_until && (
        <RemindDialog
          request={reminding}
          heldUntil={reminding.held_until}
          onClose={() => setReminding(undefined)}
        />
      )}
      {answering && (
        <AnswerDialog
          {...answering}
          onClose={() => setAnswering((open) => (open === answering ? undefined : open))}
        />
      )}
    </>
  );
}
