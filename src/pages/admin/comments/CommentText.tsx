import { useState } from "react";
import { Link } from "react-router-dom";
import { Time } from "@/components/admin/Time";
import { Badge } from "@/components/ui/Badge";
import type { ModeratedComment } from "@/data/comments/admin";
import { classNames } from "@/lib/class-names";
import { commentAnchor } from "@/lib/comment-anchor";
import { plural } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { statusLabels } from "./use-comments-params";

type Props = { comment: ModeratedComment };

const tones = { approved: "success", pending: "warning", spam: "danger" } as const;

const reasons = new Map([
  ["network", t("Blocked network")],
  ["person", t("Blocked person")],
  ["word", t("Blocked word")],
  ["links", t("Links")],
  ["newcomer", t("Newcomer")],
  ["everybody", t("All comments are held")],
]);

/** Longer than five lines on most screens. */
function isLong(text: string): boolean {
  return text.length > 420 || text.split("\n").length > 5;
}

export function CommentText({ comment }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { author_name, content, status, parent_author, reply_count, held_because } = comment;
  const reason = status === "approved" ? undefined : reasons.get(held_because ?? "");
  const known = status === "approved" || status === "spam" ? status : "pending";
  // Spam is not shown on the post's page.
  const anchor = status === "spam" ? "" : `#${commentAnchor(comment)}`;
  return (
    <div className="grid content-start gap-1.5">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="user-text font-medium">{author_name}</span>
        <Badge tone={tones[known]}>{statusLabels[known]}</Badge>
        {reason && (
          <span className="label text-ink-muted">
            <span className="sr-only">{t("Held because:")} </span>
            {reason}
          </span>
        )}
        {comment.account === "trusted" && <Badge>{t("Trusted")}</Badge>}
        <Time at={comment.created_at} className="label text-ink-muted" />
      </p>
      <div className="max-w-measure min-w-0">
        <p
          dir="auto"
          className={classNames(
            "text-[0.9375rem]/relaxed whitespace-pre-line",
            isLong(content) && !isOpen ? "line-clamp-5 wrap-anywhere" : "user-text",
          )}
        >
          {content}
        </p>
        {isLong(content) && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="min-h-11 label text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-accent md:min-h-8"
          >
            {isOpen ? t("Show less") : t("Show all")}
          </button>
        )}
      </div>
      <p className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
        <Link
          to={`${paths.post(comment.post_id)}${anchor}`}
          className="wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-accent max-md:py-1"
        >
          {comment.post_title}
        </Link>
        {parent_author && (
          <span className="user-text">{t("in reply to {name}", { name: parent_author })}</span>
        )}
        {reply_count > 0 && (
          <span>{plural(reply_count, { one: "{count} reply", other: "{count} replies" })}</span>
        )}
      </p>
    </div>
  );
}
