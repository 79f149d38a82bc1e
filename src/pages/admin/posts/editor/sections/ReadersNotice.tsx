import { Button } from "@/components/ui/Button";
import { textFields } from "@/components/admin/field-props";
import { SwitchField } from "@/components/admin/SwitchField";
import { TextArea } from "@/components/ui/TextArea";
import { serverTime } from "@/lib/clock";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import * as limits from "@/lib/supabase/limits/posts";
import { postRecord } from "@/data/posts/record";
import { t } from "@/lib/words";
import type { SectionProps } from "./section-props";

/** The "Updated" line of a published article. */
export function ReadersNotice(section: SectionProps) {
  const { input, onChange } = section;
  return (
    <div className="grid gap-3 border-t pt-4">
      <SwitchField
        label={t("Tell readers what changed")}
        hint={
          input.revised_at
            ? t("The article says “Updated”, {time}; feeds and search engines say so too.", {
                time: formatDateTime(input.revised_at),
              })
            : t(
                "For changes that matter to people who have already read it. Otherwise feeds do not announce the change.",
              )
        }
        isOn={input.revised_at !== ""}
        onChange={(isOn) =>
          onChange(isOn ? { revised_at: serverTime() } : { revised_at: "", revision_note: "" })
        }
      />
      {input.revised_at && (
        <>
          <TextArea {...textFields(postRecord, limits, section)("revision_note")} rows={2} />
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            onClick={() => onChange({ revised_at: serverTime() })}
          >
            {t("Updated again just now")}
          </Button>
        </>
      )}
    </div>
  );
}
