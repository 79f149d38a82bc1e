import { BellRing, CalendarCheck, CalendarPlus, CalendarX, Coins } from "lucide-react";
import { MenuItem } from "@/components/ui/Menu";
import type { ConsultationRequest } from "@/data/consultation-requests/admin";
import { useSaveConsultationCalendar } from "@/data/consultation-requests/calendar-file";
import { isInFuture } from "@/lib/clock";
import { t } from "@/lib/words";
import { isUnpaid } from "./PaymentFacts";

type Props = {
  request: ConsultationRequest;
  /** The current status, or the one being set. */
  status: string;
  onMark: (isPaid: boolean) => void;
  onSchedule: () => void;
  onCallOff: () => void;
  onRemind: (() => void) | undefined;
};

/** Less common actions on a request. */
export function ConsultationMenu(props: Props) {
  const { request, status, onMark, onSchedule, onCallOff, onRemind } = props;
  const { id, scheduled_for, held_until } = request;
  const calendar = useSaveConsultationCalendar({
    success: () => null,
    failure: t("The calendar file was not saved"),
  });
  return (
    <>
      {request.paid_at && (
        <MenuItem icon={Coins} onSelect={() => onMark(false)}>
          {t("Mark as not paid")}
        </MenuItem>
      )}
      {onRemind && isUnpaid(request) && held_until && isInFuture(held_until) && (
        <MenuItem icon={BellRing} onSelect={onRemind}>
          {t("Send a payment reminder")}
        </MenuItem>
      )}
      {status === "scheduled" && (
        <>
          <MenuItem icon={CalendarCheck} onSelect={onSchedule}>
            {t("Change time")}
          </MenuItem>
          {scheduled_for && (
            <MenuItem icon={CalendarPlus} onSelect={() => calendar.mutate(id)}>
              {t("Calendar file")}
            </MenuItem>
          )}
          <MenuItem icon={CalendarX} onSelect={onCallOff}>
            {t("Call off")}
          </MenuItem>
        </>
      )}
    </>
  );
}
