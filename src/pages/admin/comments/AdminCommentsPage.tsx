import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ListFilters } from "@/components/admin/ListFilters";
import { ListStates } from "@/components/admin/RecordList";
import { sortsByTime } from "@/components/admin/use-list-params";
import { Page } from "@/components/Page";
import { Badge } from "@/components/ui/Badge";
import { Button } from "@/components/ui/Button";
import { TabPanel, Tabs } from "@/components/ui/Tabs";
import {
  countFor,
  moderationQuery,
  type ModeratedComment,
  type ModerationFilters,
} from "@/data/comments/admin";
import { pendingCountsQuery } from "@/data/pending-counts";
import { formatNumber, plural } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { CommentList, CommentListSkeleton } from "./CommentList";
import { DeleteCommentsDialog } from "./DeleteCommentsDialog";
import { ReplyDialog } from "./ReplyDialog";
import { statusTabs, useCommentsParams } from "./use-comments-params";

const COMMENTS = { one: "{count} comment", other: "{count} comments" } as const;
const MATCHING = { one: "{count} matching comment", other: "{count} matching comments" } as const;

export function AdminCommentsPage() {
  const waiting = useQuery(pendingCountsQuery());
  const pending = waiting.isError ? 0 : waiting.data?.comments;
  const { filters, isOpening, setSearch, setStatus, setSort, setSender } =
    useCommentsParams(pending);
  const comments = useInfiniteQuery({ ...moderationQuery(filters), enabled: !isOpening });
  const [replyingTo, setReplyingTo] = useState<ModeratedComment>();
  const [deleting, setDeleting] = useState<ModeratedComment[]>();
  const { sender } = filters;
  const isFiltered = filters.search !== "" || filters.status !== "all" || sender !== undefined;
  const { data } = comments;
  const total = data && countFor(filters.status, data.counts);
  // Also when all rows on screen have just changed status and more are loading.
  const isWaiting =
    comments.isPending || (comments.isFetching && data?.rows.length === 0 && total !== 0);

  return (
    <Page
      title={t("Comments")}
      className="mx-auto grid max-w-page gap-4 p-4 pb-28 md:gap-6 md:p-8 md:pb-16"
    >
      <header>
        <div className="flex flex-wrap items-center gap-x-4">
          <h1 className="font-serif text-headline">{t("Comments")}</h1>
          {pending !== undefined && pending > 0 && (
            <Badge tone="warning">{t("{count} pending", { count: formatNumber(pending) })}</Badge>
          )}
        </div>
        <p aria-live="polite" className="mt-1 min-h-5 label text-ink-muted">
          {total !== undefined && plural(total, isFiltered ? MATCHING : COMMENTS)}
        </p>
      </header>
      <ListFilters
        label={t("Search comments")}
        searchedFields={t("Author, comment or post")}
        search={filters.search}
        onSearch={setSearch}
        sort={filters.sort}
        sortChoices={sortsByTime}
        onSort={setSort}
      />
      {sender !== undefined && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-s-2 border-accent ps-4">
          <p className="text-sm">{t("Everything from one sender, under whatever name.")}</p>
          <Button variant="secondary" size="small" onClick={() => setSender(undefined)}>
            {t("Show all senders")}
          </Button>
        </div>
      )}
      <Tabs
        label={t("Status")}
        tabs={statusTabs.map((tab) => ({
          ...tab,
          count: data && formatNumber(countFor(tab.value, data.counts)),
        }))}
        value={filters.status}
        onChange={setStatus}
      >
        {statusTabs.map(({ value }) => (
          <TabPanel key={value} value={value} className="grid gap-6">
            <ListStates
              texts={{
                none: t("No comments found"),
                failure: t("Error loading comments"),
              }}
              query={comments}
              total={total}
              isWaiting={isWaiting}
              skeleton={<CommentListSkeleton />}
              emptyHint={emptyHint(filters)}
              renderRows={(rows, isStale) => (
                <CommentList
                  key={JSON.stringify(filters)}
                  comments={rows}
                  isStale={isStale}
                  onReply={setReplyingTo}
                  onDelete={setDeleting}
                  onSender={sender === undefined ? setSender : undefined}
                />
              )}
            />
          </TabPanel>
        ))}
      </Tabs>

      {replyingTo && <ReplyDialog comment={replyingTo} onClose={() => setReplyingTo(undefined)} />}
      {deleting && (
        <DeleteCommentsDialog comments={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </Page>
  );
}

function emptyHint({ search, status, sender }: ModerationFilters): string {
  if (search) return t("No comments match your search.");
  if (sender !== undefined) return t("Nothing from this sender is left.");
  if (status === "pending") return t("Nothing is waiting for you.");
  if (status === "spam") return t("Nothing has been rejected.");
  return t("What readers say under your posts will be listed here.");
}
