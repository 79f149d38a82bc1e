import { useState } from "react";
import { ListHeader } from "@/components/admin/ListHeader";
import { AdminPage } from "@/components/admin/AdminPage";
import { ErrorState } from "@/components/ui/ErrorState";
import { List } from "@/components/ui/List";
import { Skeleton } from "@/components/ui/Skeleton";
import { serverNow } from "@/lib/clock";
import { env } from "@/lib/env";
import { t } from "@/lib/words";
import { CheckRow } from "./CheckRow";
import { checksOf, keyChecks } from "./checks";
import { useHealth } from "./use-health";

export function HealthPage() {
  const query = useHealth();
  const { health, error } = query;
  const [now] = useState(serverNow);
  const checks = health && [
    ...keyChecks(env.backendUrl(), env.backendKey),
    ...checksOf(health, env.databaseLimit, now, env.isEmbedded),
  ];
  const waiting = checks?.filter(({ level }) => level === "attention").length;

  return (
    <AdminPage title={t("Health")}>
      <ListHeader
        title={t("Health")}
        count={
          waiting !== undefined &&
          (waiting === 0
            ? t("Nothing to do")
            : t("{waiting} of {count} need attention", { waiting, count: checks?.length ?? 0 }))
        }
      />
      {error && <ErrorState message={error.message} query={query} />}
      {!health && !error && (
        <div role="status" aria-label={t("Checking")} className="grid gap-px border">
          {Array.from({ length: 11 }, (_, index) => (
            <Skeleton key={index} className="h-20" />
          ))}
        </div>
      )}
      {checks && (
        <List className="divide-y divide-line border bg-paper-raised">
          {checks.map((check) => (
            <li key={check.name}>
              <CheckRow check={check} />
            </li>
          ))}
        </List>
      )}
    </AdminPage>
  );
}
