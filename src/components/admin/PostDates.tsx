import { Time } from "./Time";
import { formatShortDate } from "@/lib/format/dates-and-numbers";
import { isInFuture } from "@/lib/clock";
import { t } from "@/lib/words";

type Props = { post: { created_at: string; published_at: string | null } };

/** When a post was created, by which the owner's lists are sorted, and when readers see it, if on another day. */
export function PostDates({ post: { created_at: created, published_at: published } }: Props) {
  const day = formatShortDate(created);
  return (
    <>
      <time dateTime={created}>{day}</time>
      {published && (isInFuture(published) || formatShortDate(published) !== day) && (
        <span>
          {isInFuture(published)
            ? t("planned for {time}", { time: <Time at={published} /> })
            : t("published {time}", { time: <Time at={published} format={formatShortDate} /> })}
        </span>
      )}
    </>
  );
}
