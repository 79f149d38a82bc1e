import type { UseQueryResult } from "@tanstack/react-query";
import { CalendarClock, Eye, FileText, Files, FolderKanban, Heart, Mail, Star } from "lucide-react";
import { NumberCard, NumberGrid } from "@/components/admin/NumberCard";
import { ErrorState } from "@/components/ui/ErrorState";
import type { DashboardNumbers as Numbers } from "@/data/dashboard";
import { plural, formatNumber } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { t } from "@/lib/words";

type Props = { query: UseQueryResult<Numbers> };

export function DashboardNumbers({ query }: Props) {
  if (query.data) return <Cards numbers={query.data} />;
  if (query.isError) {
    return (
      <ErrorState
        message={t("Error loading the numbers: {message}", { message: query.error.message })}
        query={query}
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
    <NumberGrid>
      <NumberCard
        label={t("Total Posts")}
        value={formatNumber(numbers.total_posts)}
        hint={t("{count} published", { count: formatNumber(numbers.published_posts) })}
        icon={FileText}
        to={paths.adminPosts}
      />
      <NumberCard
        label={t("Total Projects")}
        value={formatNumber(numbers.total_projects)}
        hint={t("{count} featured", { count: formatNumber(projects) })}
        icon={FolderKanban}
        to={paths.adminProjects}
      />
      <NumberCard
        label={t("Page Views")}
        value={formatNumber(isCounted ? numbers.page_views : numbers.post_views)}
        hint={isCounted ? t("All time") : t("Of posts, all time")}
        icon={Eye}
        to={paths.adminAnalytics}
      />
      <NumberCard
        label={t("Post Likes")}
        value={formatNumber(numbers.post_likes)}
        hint={t("On all posts")}
        icon={Heart}
        to={paths.adminPosts}
      />
      <NumberCard
        label={t("Messages")}
        value={formatNumber(numbers.messages)}
        hint={t("{count} unread", { count: formatNumber(numbers.unread_messages) })}
        icon={Mail}
        to={paths.adminMessages}
      />
      <NumberCard
        label={t("Consultations")}
        value={formatNumber(numbers.consultations)}
        hint={t("{count} pending", { count: formatNumber(numbers.pending_consultations) })}
        icon={CalendarClock}
        to={paths.adminConsultations}
      />
      <NumberCard
        label={t("Unique Pages")}
        value={formatNumber(numbers.unique_pages)}
        hint={t("Viewed at least once")}
        icon={Files}
        to={paths.adminAnalytics}
      />
      <NumberCard
        label={t("Featured Content")}
        value={formatNumber(posts + projects)}
        hint={`${plural(posts, { one: "{count} post", other: "{count} posts" })}, ${plural(projects, { one: "{count} project", other: "{count} projects" })}`}
        icon={Star}
        to={`${paths.adminPosts}?status=featured`}
      />
    </NumberGrid>
  );
}
