import { SelectField } from "@/components/ui/SelectField";
import { SwitchField } from "@/components/admin/SwitchField";
import { settingsLabels } from "@/data/settings/labels";
import { t } from "@/lib/words";
import type { PartProps } from "./part-props";
import { SettingsTextArea } from "./SettingsTextArea";
import { SettingsSection } from "./SettingsSection";

const choices = [
  {
    value: "nobody",
    label: t("Nobody"),
    hint: t("Comments appear at once, unless something below or more than two links hold them."),
  },
  {
    value: "newcomers",
    label: t("Newcomers"),
    hint: t(
      "Comments wait until you have approved one by the same account. Visitors without an account are always new.",
    ),
  },
  {
    value: "everybody",
    label: t("Everybody"),
    hint: t("Every comment waits for you, also those by readers you trust."),
  },
];

export function ModerationSettings(part: PartProps) {
  const { input, onChange } = part;
  return (
    <SettingsSection
      name="moderation"
      lead={t(
        "Which comments wait for you before others see them. Under Comments each of them says why.",
      )}
    >
      <SelectField
        label={settingsLabels.comment_moderation}
        name="comment_moderation"
        value={input.comment_moderation}
        onChange={({ target }) => onChange({ comment_moderation: target.value })}
        hint={choices.find(({ value }) => value === input.comment_moderation)?.hint}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="border-y py-3">
        <SwitchField
          label={settingsLabels.hold_links}
          hint={
            input.hold_links
              ? t("A comment with a link waits, unless you trust its author.")
              : t("A comment with more than two links waits, unless you trust its author.")
          }
          isOn={input.hold_links}
          onChange={(hold_links) => onChange({ hold_links })}
        />
      </div>
      <SettingsTextArea
        {...part}
        rows={4}
        name="blocked_words"
        hint={t(
          "One word or phrase on each line. A comment that holds one waits, wherever it stands and in whatever case.",
        )}
      />
      <SettingsTextArea
        {...part}
        rows={4}
        name="blocked_people"
        hint={t(
          "On each line the e-mail address of an account, or the name of somebody who comments without one. Their comments count as spam; they are not told.",
        )}
      />
      <SettingsTextArea
        {...part}
        rows={4}
        name="blocked_networks"
        placeholder={"203.0.113.7\n203.0.113.0/24\n2001:db8::/48"}
        hint={t(
          "On each line an IP address or a network. Comments from there count as spam, without notice.",
        )}
      />
    </SettingsSection>
  );
}
