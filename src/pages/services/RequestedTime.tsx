import { CalendarPlus } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/Button";
import { buttonClass } from "@/components/ui/button-class";
import { consultationCalendarUrl } from "@/data/consultation-requests/calendars";
import { appointmentInWords } from "@/lib/format/appointment";

type Props = {
  /** The request's. */
  id: string;
  /** ISO 8601. */
  time: string;
  onClose: () => void;
};

/** Says which time is held for the visitor, and offers it as a calendar file. */
export function RequestedTime({ id, time, onClose }: Props) {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid max-w-measure gap-6">
      <p ref={text} tabIndex={-1} className="user-text outline-none">
        {appointmentInWords(time)} is held for you for 48 hours. I answer by e-mail: I accept it, or
        propose another time.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={consultationCalendarUrl(id)} download className={buttonClass("secondary")}>
          <CalendarPlus aria-hidden className="size-4" />
          Add to calendar
        </a>
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  );
}
