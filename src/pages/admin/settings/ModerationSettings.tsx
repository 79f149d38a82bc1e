import { Options, SelectField } from "@/components/ui/SelectField";
import { switchFields } from "@/components/admin/field-props";
import { SwitchField } from "@/components/admin/SwitchField";
import { TextArea } from "@/components/ui/TextArea";
import { settingsRecord } from "@/data/settings/record";
import { t } from "@/lib/words";
import { settingsFields, type PartProps } from "./settings-fields";
import { SettingsSection } from "./SettingsSection";

const choices = [
  {
    value: "nobody",
    label: t("No comments"),
    hint: t(
      "Comments appear at once, unless a rule below holds them or they have more than two links.",
    ),
  },
  {
    value: "newcomers",
    label: t("Comments from newcomers"),
    hint: t(
      "Comments wait until you have approved one from the same account. Visitors without an account always count as newcomers.",
    ),
  },
  {
    value: "everybody",
    label: t("All comments"),
    hint: t("Every comment waits for your approval, even from readers you trust."),
  },
];

export function ModerationSettings(part: PartProps) {
  const { input } = part;
  const field = settingsFields(part);
  const flag = switchFields(settingsRecord, part);
  return (
    <SettingsSection
      name="moderation"
      lead={t(
        "Which comments wait for your approval before others see them. The Comments page says why each one waits.",
      )}
    >
      <SelectField
        {...field("comment_moderation")}
        hint={choices.find(({ value }) => value === input.comment_moderation)?.hint}
      >
        <Options of={choices} />
      </SelectField>
      <div className="border-y py-3">
        <SwitchField
          {...flag("hold_links")}
          hint={
            input.hold_links
              ? t("A comment with a link is held, unless you trust its author.")
              : t("A comment with more than two links is held, unless you trust its author.")
          }
        />
      </div>
      <TextArea
        {...field("blocked_words")}
        rows={4}
        hint={t(
          "One word or phrase per line. A comment that contains one is held, wherever it appears and in upper or lower case.",
        )}
      />
      <TextArea
        {...field("blocked_people")}
        rows={4}
        hint={t(
          "One per line: the email address of an account, or the name of someone who comments without one. Their comments go to spam, and they are not told.",
        )}
      />
      <TextArea
        {...field("blocked_networks")}
        rows={4}
        placeholder={"203.0.113.7\n203.0.113.0/24\n2001:db8::/48"}
        hint={t(
          "One IP address or network per line. Comments from there go to spam, and the author is not told.",
        )}
      />
    </SettingsSection>
  );
}
