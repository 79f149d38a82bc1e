import { settingsPath, type SettingsSection } from "@/components/admin/settings-sections";
import { ID_PREFIX } from "@/lib/html/id-prefix";
import { t } from "@/lib/words";
import { paths } from "@/paths";

export type Check = {
  name: string;
  /** "unknown" if it cannot be determined, or the feature is not in use. */
  level: "good" | "attention" | "unknown";
  /** What was found; may contain links, as in Markdown. */
  finding: string;
  /** What to do; empty if nothing needs to be done. */
  advice: string;
};
export type CheckResult = Omit<Check, "name">;

export const link = (label: string, path: string) => `[${label}](${path})`;
export const settings = (section: SettingsSection) => link(t("Settings"), settingsPath(section));
const deploying = (fragment = "") =>
  link(t("Publish the site"), paths.adminGuide("deploy") + fragment);
export const guide = deploying();
export const EMAILS = deploying(`#${ID_PREFIX}emails`);
export const CALENDARS = deploying(`#${ID_PREFIX}external-calendars`);
export const BACKUPS = link(t("Back up and restore"), paths.adminGuide("backup"));

export const pass = (finding: string): CheckResult => ({ level: "good", finding, advice: "" });
export const warn = (finding: string, advice: string): CheckResult => ({
  level: "attention",
  finding,
  advice,
});
export const unknown = (finding: string, advice = ""): CheckResult => ({
  level: "unknown",
  finding,
  advice,
});
