import type { UseQueryResult } from "@tanstack/react-query";
import { CalendarClock, Eye, FileText, Files, FolderKanban, Heart, Mail, Star } from "lucide-react";
import { NumberCard, NumberGrid } from "@/components/admin/NumberCard";
import { ErrorState } from "@/components/ui/ErrorState";
import type { DashboardNumbers as Numbers } from "@/data/dashboard";
import { countOf, formatNumber } from "@/lib/format/dates-and-numbers";
import { retryOf } from "@/lib/requests/retry-of";
import { paths } from "@/paths";

type Props = { query: UseQueryResult<Numbers> };

export function DashboardNumbers({ query }: Props) {
  if (query.data) return <Cards numbers={query.data} />;
  if (query.isError) {
    return (
      <ErrorState
        message={`Error loading the numbers: ${query.error.message}`}
        {...retryOf(query)}
      />
    );
  }
  return null;
}

function Cards({ numbers }: { numbers: Numbers }) {
  // Without recorded page views, fall back to the posts' own counters.
  const isCounted = numbers.page_views > 0;
  const { featured_posts: posts, featured_projects: projects } = numbers;
  return (
    <NumberGrid label="Numbers">
      <NumberCard
        label="Total Posts"
        value={formatNumber(numbers.total_posts)}
        hint={`${formatNumber(numbers.published_posts)} published`}
        icon={FileText}
        to={paths.adminPosts}
      />
      <NumberCard
        label="Total Projects"
        value={formatNumber(numbers.total_projects)}
        hint={`${formatNumber(projects)} featured`}
        icon={FolderKanban}
        to={paths.adminProjects}
      />
      <NumberCard
        label="Page Views"
        value={formatNumber(isCounted ? numbers.page_views : numbers.post_views)}
        hint={isCounted ? "All time" : "Of posts, all time"}
        icon={Eye}
        to={paths.adminAnalytics}
      />
      <NumberCard
        label="Post Likes"
        value={formatNumber(numbers.post_likes)}
        hint="On all posts"
        icon={Heart}
        to={paths.adminPosts}
      />
      <NumberCard
        label="Messages"
        value={formatNumber(numbers.messages)}
        hint={`${formatNumber(numbers.unread_messages)} unread`}
        icon={Mail}
        to={paths.adminMessages}
      />
      <NumberCard
        label="Consultations"
        value={formatNumber(numbers.consultations)}
        hint={`${formatNumber(numbers.pending_consultations)} pending`}
        icon={CalendarClock}
        to={paths.adminConsultations}
      />
      <NumberCard
        label="Unique Pages"
        value={formatNumber(numbers.unique_pages)}
        hint="Viewed at least once"
        icon={Files}
        to={paths.adminAnalytics}
      />
      <NumberCard
        label="Featured Content"
        value={formatNumber(posts + projects)}
        hint={`${countOf(posts, "post")}, ${countOf(projects, "project")}`}
        icon={Star}
        to={`${paths.adminPosts}?status=featured`}
      />
    </NumberGrid>
  );
}
