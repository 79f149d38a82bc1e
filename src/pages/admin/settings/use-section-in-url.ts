import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { buildStateQuery } from "@/data/build-hook";
import { busyCalendarsQuery } from "@/data/busy-calendars";
import { calendarFeedQuery } from "@/data/calendar-feed";
import { notificationsQuery } from "@/data/outbox";
import { readerEmailsQuery } from "@/data/subscriptions/admin";
import { sectionTitles } from "@/components/admin/settings-sections";

/**
 * Scrolls to the section in the URL, and focuses its heading: again once everything is loaded, as content above
 * may have moved it.
 */
export function useSectionInUrl(hasForm: boolean): void {
  const { hash, key } = useLocation();
  const others = [
    useQuery(busyCalendarsQuery()),
    useQuery(calendarFeedQuery()),
    useQuery(buildStateQuery()),
    useQuery(notificationsQuery()),
    useQuery(readerEmailsQuery()),
  ];
  const isLoaded = hasForm && others.every(({ isPending }) => !isPending);
  const doneKey = useRef<string>(undefined);

  useEffect(() => {
    const name = hash.slice(1);
    if (doneKey.current === key || !Object.hasOwn(sectionTitles, name)) return;
    const heading = document.getElementById(name);
    // If the focus is already in a field, it stays there.
    if (heading && !document.activeElement?.matches("input, select, textarea")) {
      heading.focus({ preventScroll: true });
      heading.scrollIntoView();
    }
    if (isLoaded) doneKey.current = key;
  }, [hash, key, isLoaded]);
}
