import { Link } from "react-router-dom";
import { countOf, formatDateTime } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";

type Props = {
  numbers: {
    unread_messages: number;
    pending_consultations: number;
    pending_comments: number;
  };
};

const linkClass =
  "py-1 text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong hover:decoration-2 max-md:py-2";

/** Links to everything that waits for the owner. */
export function PendingSummary({ numbers }: Props) {
  const waiting = [
    {
      count: numbers.unread_messages,
      text: countOf(numbers.unread_messages, "unread message"),
      to: `${paths.adminMessages}?status=unread`,
    },
    {
      count: numbers.pending_consultations,
      text: countOf(numbers.pending_consultations, "pending request"),
      to: `${paths.adminConsultations}?status=pending`,
    },
    {
      count: numbers.pending_comments,
      text: `${countOf(numbers.pending_comments, "comment")} to moderate`,
      to: `${paths.adminComments}?status=pending`,
    },
  ].filter(({ count }) => count > 0);

  if (waiting.length === 0) return "Nothing is waiting for you.";
  return waiting.map(({ text, to }) => (
    <Link key={to} to={to} className={linkClass}>
      {text}
    </Link>
  ));
}

type UnpaidProps = { id: string; name: string; held_until: string | null };

/** Whose payment is looked for, as their time falls free next. */
export function NextUnpaid({ id, name, held_until }: UnpaidProps) {
  if (!held_until) return null;
  return (
    <Link to={`${paths.adminConsultations}?id=${id}`} className={linkClass}>
      not paid yet: <bdi>{name}</bdi>, held until{" "}
      <time dateTime={held_until}>{formatDateTime(held_until)}</time>
    </Link>
  );
}

type NextProps = { id: string; name: string; scheduled_for: string | null };

/** With whom and when the next consultation is. */
export function NextConsultation({ id, name, scheduled_for }: NextProps) {
  if (!scheduled_for) return null;
  return (
    <Link to={`${paths.adminConsultations}?id=${id}`} className={linkClass}>
      next consultation: <bdi>{name}</bdi>,{" "}
      <time dateTime={scheduled_for}>{formatDateTime(scheduled_for)}</time>
    </Link>
  );
}
