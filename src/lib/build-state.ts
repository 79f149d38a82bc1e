import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";

/** The status of the build hook; its migration describes each field. Times are ISO 8601. */
export type BuildStatus = {
  is_set: boolean;
  is_watched: boolean;
  changed_at: string | null;
  called_at: string | null;
  status: number | null;
  error: string | null;
};

export type BuildState = {
  kind: "off" | "unwatched" | "waiting" | "failed" | "building" | "live";
  /** A sentence without a full stop, e.g. "live since 21 Nov 2026, 14:02". */
  text: string;
};

/**
 * Whether the published site is up to date with the database.
 *
 * @param builtAt when the published build read the database, ISO 8601; null if there is no build
 */
export function buildState(status: BuildStatus, builtAt: string | null): BuildState {
  const { is_set, is_watched, changed_at, called_at, error } = status;
  const live = (): BuildState => ({
    kind: "live",
    text: builtAt ? t("live since {time}", { time: formatDateTime(builtAt) }) : t("live"),
  });
  if (!is_set) return { kind: "off", text: t("no build hook is set") };
  if (!is_watched) return { kind: "unwatched", text: t("the build hook is not being called") };
  if (changed_at && isLater(changed_at, builtAt)) {
    return { kind: "waiting", text: t("waiting for a quiet minute") };
  }
  if (!called_at || (builtAt && isLater(builtAt, called_at))) return live();
  if (error || (status.status ?? 0) >= 300) {
    return {
      kind: "failed",
      text: t("the build hook answered: {answer}", { answer: error ?? status.status ?? "" }),
    };
  }
  return {
    kind: "building",
    text: t("being built since {time}", { time: formatDateTime(called_at) }),
  };
}

function isLater(time: string, other: string | null): boolean {
  return other === null || Date.parse(time) > Date.parse(other);
}
