import { useQuery } from "@tanstack/react-query";
import { Page } from "@/components/Page";
import { dashboardNumbersQuery, nextConsultationQuery } from "@/data/dashboard";
import { DashboardNumbers } from "./DashboardNumbers";
import { DraftNotes } from "./DraftNotes";
import { QuickActions } from "./QuickActions";
import { RecentMessages } from "./RecentMessages";
import { RecentPosts } from "./RecentPosts";
import { NextConsultation, PendingSummary } from "./PendingSummary";

export function AdminDashboardPage() {
  const numbers = useQuery(dashboardNumbersQuery());
  const { data: next } = useQuery(nextConsultationQuery());
  return (
    <Page title="Dashboard" className="mx-auto grid max-w-page gap-8 p-4 pb-16 md:p-8">
      <header>
        <h1 className="font-serif text-headline">Dashboard</h1>
        <p className="mt-1 flex min-h-5 flex-wrap gap-x-4 gap-y-1 label text-ink-muted">
          {numbers.data && <PendingSummary numbers={numbers.data} />}
          {next && <NextConsultation {...next} />}
        </p>
      </header>
      <DraftNotes />
      <DashboardNumbers query={numbers} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <RecentPosts />
        <RecentMessages />
      </div>
      <QuickActions unread={numbers.data?.unread_messages} />
    </Page>
  );
}
