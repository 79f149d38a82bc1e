import { Time } from "@/components/admin/Time";
import { Badge, type Tone } from "@/components/ui/Badge";
import { List } from "@/components/ui/List";
import type { AuditEntry } from "@/data/audit-log";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import type { Json } from "@/lib/supabase/database.types";
import { isTable, tables } from "@/data/tables";
import { capitalized } from "@/lib/text/capitalized";
import { t } from "@/lib/words";
import { fieldName } from "./field-name";

type Props = { entry: AuditEntry };

/** The nouns of entries that are not about a table of the API. */
const OTHER_NOUNS = new Map([
  ["build_hook", t("The build hook")],
  ["busy_calendar", t("A calendar with busy times")],
  ["notification_service", t("The delivery service for notifications")],
  ["notification_times", t("Times of notifications")],
  ["subscriber", t("The address of a reader")],
  ["trusted_readers", t("Trust in")],
  ["site_owner", t("The site")],
]);

/** The actions, by their names in the database. */
const ACTIONS = new Map<string, { label: string; tone: Tone }>([
  ["created", { label: t("created"), tone: "success" }],
  ["restored", { label: t("restored"), tone: "success" }],
  ["changed", { label: t("changed"), tone: "neutral" }],
  ["deleted", { label: t("deleted"), tone: "danger" }],
  ["deleted for good", { label: t("deleted for good"), tone: "danger" }],
  ["bound", { label: t("bound"), tone: "warning" }],
]);

export function AuditRow({ entry }: Props) {
  const { id, action, kind, title, account, happened_at, changes } = entry;
  const noun =
    (isTable(kind) ? tables[kind].noun : OTHER_NOUNS.get(kind)) ?? kind.replaceAll("_", " ");
  const done = ACTIONS.get(action) ?? { label: action, tone: "neutral" };
  return (
    <article aria-labelledby={`entry-${id}`} className="grid grid-cols-[minmax(0,1fr)] gap-1.5 p-4">
      <h2 id={`entry-${id}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
        <Badge tone={done.tone}>{capitalized(done.label)}</Badge>{" "}
        <span className="user-text">
          {noun}
          {title && (
            <>
              {" "}
              <span className="font-serif text-xl/tight">{title}</span>
            </>
          )}
          {action === "bound" && ` ${t("to this account")}`}
        </span>
      </h2>
      {changes.length > 0 && (
        <List className="grid gap-1 text-sm text-ink-muted">
          {changes.map(({ field, values }) => (
            <li key={field} className="user-text">
              {fieldName(kind, field)}
              {values && (
                <>
                  :{" "}
                  <del>
                    <Value of={values.from} />
                  </del>{" "}
                  <span aria-hidden>→</span>{" "}
                  <ins className="text-ink no-underline">
                    <Value of={values.to} />
                  </ins>
                </>
              )}
            </li>
          ))}
        </List>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 label text-ink-muted">
        <span className="user-text">{account}</span>
        <Time at={happened_at} />
      </p>
    </article>
  );
}

/** The format of times that Postgres writes to JSON. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/;

function Value({ of }: { of: Json }) {
  const isInstant = typeof of === "string" && INSTANT.test(of);
  return isInstant ? <Time at={of} /> : shown(of);
}

function shown(value: Json): string {
  if (value === null || value === "") return t("empty");
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  if (Array.isArray(value)) return value.map(shown).join(", ") || t("empty");
  if (typeof value === "string" && INSTANT.test(value)) return formatDateTime(value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
