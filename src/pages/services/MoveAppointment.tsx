import type { FormEvent } from "react";
import { useSite } from "@/components/site-context";
import { Button } from "@/components/ui/Button";
import type {
  LinkedAppointment,
  useMoveAppointment,
} from "@/data/consultation-requests/appointment";
import { freeTimesQuery } from "@/data/consultation-requests/free-times";
import { fieldText } from "@/lib/forms/field-text";
import { TimePicker } from "./TimePicker";
import { t } from "@/lib/words";

type Props = {
  token: string;
  appointment: LinkedAppointment;
  move: ReturnType<typeof useMoveAppointment>;
  onClose: () => void;
};

/** Asks for one of the free times, and moves an appointment there. */
export function MoveAppointment({ token, appointment, move, onClose }: Props) {
  const { owner } = useSite();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const start = fieldText(new FormData(event.currentTarget), "requested_for");
    if (!start) return;
    move.mutate({ token, start, seen: appointment.sequence }, { onSuccess: onClose });
  }

  return (
    <form onSubmit={submit} aria-label={t("Another time")} className="grid max-w-4xl gap-5">
      <TimePicker
        dayLabel={t("Day")}
        query={freeTimesQuery({ token })}
        ownerName={owner.name}
        error={move.error}
        outcome={() =>
          appointment.status === "pending" && (!appointment.payment || appointment.payment.paidAt)
            ? t("Then it is held for you for 48 hours.")
            : ""
        }
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={move.isPending}>
          {t("Move it there")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("Cancel")}
        </Button>
      </div>
    </form>
  );
}
