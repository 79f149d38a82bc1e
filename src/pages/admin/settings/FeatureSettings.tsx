import { switchFields } from "@/components/admin/field-props";
import { SwitchField } from "@/components/admin/SwitchField";
import { settingsRecord } from "@/data/settings/record";
import { env } from "@/lib/env";
import { t } from "@/lib/words";
import type { PartProps } from "./settings-fields";
import { SettingsSection } from "./SettingsSection";

const switches = [
  {
    name: "enable_comments",
    on: t("Readers can comment on articles."),
    off: t("Existing comments stay, but no one can add new ones."),
  },
  {
    name: "enable_analytics",
    on: t("Page views are counted, without cookies."),
    off: t("Page views are not recorded."),
  },
  {
    name: "enable_email_notifications",
    on: t(
      "You are notified of messages, requests, comments awaiting approval and failed builds. “Notification delivery” below sets how.",
    ),
    off: t("Messages and requests wait for you here, but you are not notified."),
  },
  {
    name: "enable_github_sign_in",
    on: t(
      "Readers can also sign in with GitHub. First create an OAuth app there with the callback URL {backendUrl}/auth/v1/callback, and enter it in Supabase under Authentication → Providers.",
      { backendUrl: env.backendUrl() },
    ),
    off: t("Readers sign in with email and password."),
  },
  {
    name: "maintenance_mode",
    on: t(
      "Visitors see a maintenance page. You see the site while you are signed in. Until the next build, rendered pages may show for an instant before the maintenance page.",
    ),
    off: t("The site is open."),
  },
] as const;

export function FeatureSettings(part: PartProps) {
  const flag = switchFields(settingsRecord, part);
  return (
    <SettingsSection name="features" lead={t("What the site does for its visitors.")}>
      <div className="divide-y divide-line border-y *:py-3">
        {switches.map(({ name, on, off }) => (
          <SwitchField key={name} {...flag(name)} hint={part.input[name] ? on : off} />
        ))}
      </div>
    </SettingsSection>
  );
}
