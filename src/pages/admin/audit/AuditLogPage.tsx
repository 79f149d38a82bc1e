import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { ListHeader } from "@/components/admin/ListHeader";
import { AdminPage } from "@/components/admin/AdminPage";
import { RecordList } from "@/components/admin/RecordList";
import { auditLogQuery } from "@/data/audit-log";
import { plural } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { AuditRow } from "./AuditRow";

export function AuditLogPage() {
  const log = useInfiniteQuery(auditLogQuery());

  return (
    <AdminPage title={t("Audit log")}>
      <ListHeader
        title={t("Audit log")}
        count={
          log.data && plural(log.data.total, { one: "{count} entry", other: "{count} entries" })
        }
      />
      <p className="max-w-measure text-ink-muted">
        {t(
          "What was done as the owner in the last 90 days. The database records it, and nobody can change it. If something here was not you, sign out everywhere on your {accountPage} and choose a new password.",
          {
            accountPage: (
              <Link
                to={paths.account}
                className="underline decoration-line-strong underline-offset-4 hover:text-accent"
              >
                {t("account page")}
              </Link>
            ),
          },
        )}
      </p>
      <RecordList
        texts={{
          label: t("Entries"),
          loading: t("Loading entries"),
          none: t("No entries found"),
          failure: t("Error loading entries"),
        }}
        query={log}
        emptyHint={t("What you create, change and delete from now on is listed here.")}
        renderRow={(entry) => <AuditRow entry={entry} />}
      />
    </AdminPage>
  );
}
