import { useQuery } from "@tanstack/react-query";
import { NumberGridSkeleton } from "@/components/admin/NumberCard";
import { AdminPage } from "@/components/admin/AdminPage";
import { dashboardNumbersQuery, nextConsultationQuery, nextUnpaidQuery } from "@/data/dashboard";
import { openNotesQuery } from "@/data/posts/draft-links";
import { t } from "@/lib/words";
import { DashboardNumbers } from "./DashboardNumbers";
import { DraftNotes } from "./DraftNotes";
import { QuickActions } from "./QuickActions";
import { RecentMessages } from "./RecentMessages";
import { RecentPosts } from "./RecentPosts";
import { NextConsultation, NextUnpaid, PendingSummary } from "./PendingSummary";

export function AdminDashboardPage() {
  const numbers = useQuery(dashboardNumbersQuery());
  const next = useQuery(nextConsultationQuery());
  const unpaid = useQuery(nextUnpaidQuery());
  const notes = useQuery(openNotesQuery());
  // The height of these varies. The rest is below them, so it waits for them instead of moving down.
  const isReady = [numbers, next, unpaid, notes].every(({ isFetched }) => isFetched);
  return (
    <AdminPage title={t("Dashboard")} className="gap-8">
      <header>
        <h1 className="font-serif text-headline">{t("Dashboard")}</h1>
        <p className="mt-1 flex min-h-5 flex-wrap gap-x-4 gap-y-1 label text-ink-muted">
          {isReady && numbers.data && <PendingSummary numbers={numbers.data} />}
          {isReady && unpaid.data && <NextUnpaid {...unpaid.data} />}
          {isReady && next.data && <NextConsultation {...next.data} />}
        </p>
      </header>
      {!isReady && <NumberGridSkeleton label={t("Loading numbers")} cards={8} />}
      <div hidden={!isReady} className="grid gap-8">
        <DraftNotes notes={notes.data ?? []} />
        <DashboardNumbers query={numbers} />
        <div className="grid items-start gap-8 lg:grid-cols-2">
          <RecentPosts />
          <RecentMessages />
        </div>
        <QuickActions unread={numbers.data?.unread_messages} />
      </div>
    </AdminPage>
  );
}
