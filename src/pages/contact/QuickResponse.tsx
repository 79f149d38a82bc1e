import { useEffect, useState } from "react";
import { profile } from "@/content/profile";
import { serverNow } from "@/lib/clock";
import { formatWeekdayTime } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";

const DAY = 24 * 60 * 60 * 1000;

/** When a message sent now will be answered: in the owner's words, and on a clock if they promise 24 hours. */
export function QuickResponse() {
  // In whatever language. For working days or another number of hours there is no such clock.
  const isWithinDay = String(profile.replyTime.match(/\d+/g)) === "24";
  return (
    <section aria-labelledby="quick-response" className="border-t pt-4">
      <h2 id="quick-response" className="font-serif text-title">
        {t("Quick Response")}
      </h2>
      <p className="mt-2 text-ink-muted">
        {t(
          "You will get a reply {replyTime}, even if only to say when to expect the real answer.",
          {
            replyTime: profile.replyTime,
          },
        )}
      </p>
      {isWithinDay && <Day />}
    </section>
  );
}

/** The 24 hours from now. */
function Day() {
  const [now, setNow] = useState<number>();

  // Set after mounting, since prerendered HTML does not know the time.
  useEffect(() => {
    const tick = () => setNow(serverNow());
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, []);

  const replyBy = now === undefined ? undefined : new Date(now + DAY).toISOString();
  return (
    <>
      <div
        aria-hidden
        className="mt-6 flex h-3 border-e border-b-2 border-e-line-strong border-b-accent"
      >
        {Array.from({ length: 24 }, (_, hour) => (
          <span
            key={hour}
            className="h-1.5 flex-1 self-end border-s border-line-strong nth-[6n+1]:h-3"
          />
        ))}
      </div>
      <p className="mt-2 flex min-h-5 justify-between gap-4 label text-ink-muted">
        <span>{t("Sent now")}</span>
        {replyBy && (
          <span>
            {t("Reply by {time}", {
              time: <time dateTime={replyBy}>{formatWeekdayTime(replyBy)}</time>,
            })}
          </span>
        )}
      </p>
    </>
  );
}
