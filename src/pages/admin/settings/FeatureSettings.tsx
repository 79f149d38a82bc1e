import { SwitchField } from "@/components/ui/SwitchField";
import { settingsRecord } from "@/data/settings/record";
import { env } from "@/lib/env";
import type { PartProps } from "./part-props";
import { SettingsSection } from "./SettingsSection";

const switches = [
  {
    name: "enable_comments",
    on: "Readers can comment on articles.",
    off: "Existing comments stay; no one can add to them.",
  },
  {
    name: "enable_analytics",
    on: "Page views are counted, without cookies.",
    off: "No page view is recorded.",
  },
  {
    name: "enable_email_notifications",
    on: "You are notified of messages, requests, comments that wait and failed builds. «Notification delivery», below, says how.",
    off: "Messages and requests wait for you here; you are not notified.",
  },
  {
    name: "enable_github_sign_in",
    on: `Readers can sign in with GitHub as well. First make an OAuth app there with the callback address ${env.backendUrl()}/auth/v1/callback and enter it in Supabase, under Authentication → Providers.`,
    off: "Readers sign in with e-mail and password.",
  },
  {
    name: "maintenance_mode",
    on: "Visitors see a maintenance page. You see the site while you are signed in. Until the next build, rendered pages may show for an instant before the maintenance page.",
    off: "The site is open.",
  },
] as const;

export function FeatureSettings({ input, onChange }: PartProps) {
  return (
    <SettingsSection name="features" lead="What the site does for its visitors.">
      <div className="divide-y divide-line border-y *:py-3">
        {switches.map(({ name, on, off }) => (
          <SwitchField
            key={name}
            label={settingsRecord[name].label}
            hint={input[name] ? on : off}
            isOn={input[name]}
            onChange={(isOn) => onChange({ [name]: isOn })}
          />
        ))}
      </div>
    </SettingsSection>
  );
}
