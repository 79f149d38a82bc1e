import type { ComponentType } from "react";
import { useRecordSections } from "@/components/admin/record-sections";
import { SwitchField } from "@/components/admin/SwitchField";
import { t } from "@/lib/words";
import { versionsOf } from "../../post-input";
import { PostSettings } from "./PostSettings";
import { PublishingHints } from "../PublishingHints";
import { SlugAndExcerpt } from "./SlugAndExcerpt";
import { PublishingSection } from "./PublishingSection";
import type { SettingsProps } from "./section-props";

type Props = SettingsProps & {
  isScheduled: boolean;
  isPlain: boolean;
  onPlain: (isPlain: boolean) => void;
};

/** The sections specific to posts, in order. */
const sections: readonly ComponentType<SettingsProps>[] = [
  PublishingHints,
  PublishingSection,
  PostSettings,
  SlugAndExcerpt,
];

export function PostSections({ isScheduled, isPlain, onPlain, ...section }: Props) {
  const { renderSharing, renderRevisions } = useRecordSections();
  const { postId: recordId, isNew, input, onChange } = section;
  return (
    <>
      {sections.map((Section) => (
        <Section key={Section.name} {...section} />
      ))}
      <div className="border-t pt-5">
        {renderRevisions({ recordId, isNew, isScheduled, ...versionsOf(input, onChange) })}
      </div>
      <div className="border-t pt-5">{renderSharing({ recordId, noun: "post", isNew })}</div>
      <div className="border-t pt-5">
        <SwitchField
          label={t("Plain text area")}
          hint={t("Without colours, for screen readers and small phones. Kept in this browser.")}
          isOn={isPlain}
          onChange={onPlain}
        />
      </div>
    </>
  );
}
