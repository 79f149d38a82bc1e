import { useQuery } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { consultationTypesQuery } from "@/data/consultation-types/public";
import { useSaveAppointment } from "@/data/consultation-requests/appointment";
import { formatAppointment } from "@/lib/format/appointment";
import { paths } from "@/paths";
import { formatHold } from "./format-hold";
import { t } from "@/lib/words";

type Props = {
  /** The secret of the date's link. */
  token: string;
  /** ISO 8601. */
  time: string;
  /** The id of the requested type; empty for none. */
  kind: string;
};

/** Shows which time is held for the visitor, with the link to it and a calendar file. */
export function RequestedTime({ token, time, kind }: Props) {
  const { data: kinds = [] } = useQuery(consultationTypesQuery());
  const chosenType = kinds.find(({ id }) => id === kind);
  const formattedTime = <time dateTime={time}>{formatAppointment(time)}</time>;
  const text = useRef<HTMLParagraphElement>(null);
  const save = useSaveAppointment({
    success: () => null,
    failure: t("The file was not saved"),
  });
  // The pressed button is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid max-w-measure gap-6">
      <p ref={text} tabIndex={-1} className="user-text outline-none">
        {chosenType?.amount
          ? t(
              "{time} is {hold}. I will reply by email, to accept it or propose another time. Keep the page of your request: it shows its status and how to pay, and there you can move or withdraw it.",
              { time: formattedTime, hold: formatHold(chosenType, time) },
            )
          : t(
              "{time} is {hold}. I will reply by email, to accept it or propose another time. Keep the page of your request: it shows its status, and there you can move or withdraw it.",
              { time: formattedTime, hold: formatHold(chosenType, time) },
            )}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <ButtonLink to={paths.linkedAppointment(token)}>{t("Open its page")}</ButtonLink>
        <Button variant="secondary" onClick={() => save.mutate(token)} isBusy={save.isPending}>
          <CalendarPlus aria-hidden className="size-4" />
          {t("Add to calendar")}
        </Button>
      </div>
    </div>
  );
}
