import { useQuery } from "@tanstack/react-query";
import { Inbox } from "@/components/inbox/Inbox";
import type { InboxKind } from "@/components/inbox/inbox-kind";
import type { CsvSource } from "@/components/inbox/use-csv-export";
import { useInboxAddress } from "@/components/inbox/use-inbox-address";
import {
  consultationCountsQuery,
  consultationsQuery,
  useDeleteConsultation,
  readAllConsultations,
  type ConsultationRequest,
} from "@/data/consultation-requests/admin";
import type { Notices } from "@/lib/query-client";
import { ConsultationItem } from "./ConsultationItem";
import { consultationStatuses } from "./consultation-statuses";
import { projectTypeText } from "./project-type-text";

const kind: InboxKind = {
  title: "Consultation Requests",
  one: "consultation",
  many: "consultations",
  searchedFields: "Name, email or project type",
  emptyHint: "What visitors ask for on the services page arrives here.",
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
  ],
  readAll: readAllConsultations,
};
const deleteNotices: Notices = {
  success: () => ({ title: "Consultation deleted" }),
  failure: (error) => ({ title: "Failed to delete consultation", description: error.message }),
};

export function AdminConsultationsPage() {
  const address = useInboxAddress(consultationStatuses);
  return (
    <Inbox
      kind={kind}
      address={address}
      list={useQuery(consultationsQuery(address.filters))}
      counts={useQuery(consultationCountsQuery(""))}
      foundCounts={useQuery(consultationCountsQuery(address.filters.search))}
      csv={csv}
      remove={useDeleteConsultation(deleteNotices)}
      nameOf={({ project_type, name }) =>
        `the ${projectTypeText(project_type)} request from ${name}`
      }
      renderItem={(request, onDelete) => <ConsultationItem request={request} onDelete={onDelete} />}
    />
  );
}
