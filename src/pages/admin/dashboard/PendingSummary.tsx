import { Link } from "react-router-dom";
import { Time } from "@/components/admin/Time";
import { plural } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { t } from "@/lib/words";

type Props = {
  numbers: {
    unread_messages: number;
    pending_consultations: number;
    pending_comments: number;
  };
};

const linkClass =
  "py-1 text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong hover:decoration-2 max-md:py-2";

export function PendingSummary({ numbers }: Props) {
  const items = [
    {
      count: numbers.unread_messages,
      text: { one: "{count} unread message", other: "{count} unread messages" },
      to: `${paths.adminMessages}?status=unread`,
    },
    {
      count: numbers.pending_consultations,
      text: { one: "{count} pending request", other: "{count} pending requests" },
      to: `${paths.adminConsultations}?status=pending`,
    },
    {
      count: numbers.pending_comments,
      text: { one: "{count} comment to moderate", other: "{count} comments to moderate" },
      to: `${paths.adminComments}?status=pending`,
    },
  ] as const;
  const waiting = items.filter(({ count }) => count > 0);

  if (waiting.length === 0) return t("Nothing is waiting for you.");
  return waiting.map(({ count, text, to }) => (
    <Link key={to} to={to} className={linkClass}>
      {plural(count, text)}
    </Link>
  ));
}

type UnpaidProps = { id: string; name: string; held_until: string | null };

/** The client with the next payment deadline. */
export function NextUnpaid({ id, name, held_until }: UnpaidProps) {
  if (!held_until) return null;
  return (
    <Link to={`${paths.adminConsultations}?id=${id}`} className={linkClass}>
      {t("Not paid yet: {name}, held until {time}", {
        name: <bdi>{name}</bdi>,
        time: <Time at={held_until} />,
      })}
    </Link>
  );
}

type NextProps = { id: string; name: string; scheduled_for: string | null };

export function NextConsultation({ id, name, scheduled_for }: NextProps) {
  if (!scheduled_for) return null;
  return (
    <Link to={`${paths.adminConsultations}?id=${id}`} className={linkClass}>
      {t("Next consultation: {name}, {time}", {
        name: <bdi>{name}</bdi>,
        time: <Time at={scheduled_for} />,
      })}
    </Link>
  );
}
