import { capitalized } from "@/lib/text/capitalized";
import { t } from "@/lib/words";
import { plural, formatDateTime } from "@/lib/format/dates-and-numbers";
import { PICTURE_ADVICE, describeStoragePictures } from "@/lib/storage-pictures";
import { paths } from "@/paths";
import type { Health } from "./use-health";
import { warn, pass, unknown, link, settings, guide, type CheckResult } from "./check-result";

export function pages({ build, database: { changes, changed_since } }: Health): CheckResult {
  if (!build) return unknown(t("The development server renders each page when it is opened."));
  const built = t("Built {time}.", { time: formatDateTime(build.builtAt) });
  if (changes === 0) return pass(`${built} ${t("They show what is in the database.")}`);
  return warn(
    `${built} ${plural(changes, {
      one: "{count} change since {time} is not in them yet: visitors see it, search engines and feeds do not.",
      other:
        "{count} changes since {time} are not in them yet: visitors see them, search engines and feeds do not.",
    }).replace("{time}", () => formatDateTime(changed_since))}`,
    t(
      "Build and publish the site again: {guide}. A build hook in {settings} does it after each change.",
      { guide, settings: settings("build-hook") },
    ),
  );
}

export function picturesOfPages({ build }: Health): CheckResult {
  if (!build?.fromStorage) return unknown(t("Pages load them from the storage."));
  return build.fromStorage.length === 0
    ? pass(t("Pages show pictures from the build, even while the database is down."))
    : warn(
        describeStoragePictures(build.fromStorage),
        `${PICTURE_ADVICE} ${t("Then build and publish again: {guide}.", { guide })}`,
      );
}

export function pagesLeftOut(leftOut: readonly string[]): CheckResult {
  return warn(
    t("The site has its own page or file at {places}, which visitors get instead of yours.", {
      places: leftOut.join(", "),
    }),
    t("Give your page another path in {pages}.", { pages: link(t("Pages"), paths.adminPages) }),
  );
}

export function buildHook({ hook: { kind, text } }: Health): CheckResult {
  const finding = `${capitalized(text)}.`;
  if (kind === "off") {
    return unknown(
      finding,
      t("To have the site built after each change, set one in {settings}.", {
        settings: settings("build-hook"),
      }),
    );
  }
  if (kind === "unwatched") {
    return warn(
      finding,
      t(
        "In your Supabase project switch on the extensions pg_cron and pg_net (Database → Extensions), then set the hook again in {settings}.",
        { settings: settings("build-hook") },
      ),
    );
  }
  return kind === "failed"
    ? warn(
        finding,
        t("Look at your host’s build hooks, and set the address again in {settings}.", {
          settings: settings("build-hook"),
        }),
      )
    : pass(finding);
}

export function migrations({ build, database }: Health): CheckResult {
  if (!build) return unknown(t("The development server applies them when it starts."));
  // Generated types do not know that a function may leave a column empty.
  const applied: string[] | null = database.migrations;
  if (!applied) {
    return unknown(
      t("The database keeps no record of them."),
      t("Apply them with `npx supabase db push`, which records them: {guide}.", { guide }),
    );
  }
  const missing = build.migrations.filter((version) => !applied.includes(version));
  if (missing.length > 0) {
    return warn(
      t("Not applied yet: {migrations}.", { migrations: missing.join(", ") }),
      t("Run `npx supabase db push`: {guide}.", { guide }),
    );
  }
  const newer = applied.filter((version) => !build.migrations.includes(version));
  if (newer.length > 0) {
    return warn(
      t("The database is newer than this build: {migrations}.", { migrations: newer.join(", ") }),
      t("Build and publish the site again: {guide}.", { guide }),
    );
  }
  return pass(t("All {count} are applied.", { count: build.migrations.length }));
}
