import { useQuery } from "@tanstack/react-query";
import { buildStateQuery } from "@/data/build-hook";
import { busyCalendarsQuery, type BusyCalendar } from "@/data/busy-calendars";
import { buildInfoQuery } from "@/data/build-info";
import { healthQuery, type DatabaseHealth } from "@/data/health";
import { notificationsQuery, type Notifications } from "@/data/outbox";
import type { BuildInfo } from "@/lib/build-info";
import type { BuildState } from "@/lib/build-state";

export type Health = {
  /** Null on the development server, which builds nothing. */
  build: BuildInfo | null;
  database: DatabaseHealth;
  hook: BuildState;
  notifications: Notifications;
  /** The external calendars checked for busy times. */
  calendars: BusyCalendar[];
};

/** The state of the site: its build, its database and its outbox, fetched again at each visit. */
export function useHealth() {
  const build = useQuery({ ...buildInfoQuery(), refetchOnMount: "always" });
  const hook = useQuery(buildStateQuery());
  const notifications = useQuery(notificationsQuery());
  const calendars = useQuery(busyCalendarsQuery());
  const database = useQuery({
    ...healthQuery(build.data?.builtAt ?? null),
    enabled: build.isSuccess,
  });
  const queries = [build, hook, notifications, calendars, database];
  const health: Health | undefined =
    build.data !== undefined && hook.data && notifications.data && calendars.data && database.data
      ? {
          build: build.data,
          hook: hook.data,
          notifications: notifications.data,
          calendars: calendars.data,
          database: database.data,
        }
      : undefined;
  return {
    health,
    error: queries.find(({ error }) => error)?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const one of queries) if (one.isError) void one.refetch();
    },
  };
}
