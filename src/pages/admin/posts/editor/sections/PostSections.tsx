import type { ComponentType } from "react";
import { useDraftSharing } from "@/components/admin/draft-sharing";
import { SwitchField } from "@/components/ui/SwitchField";
import { t } from "@/lib/words";
import { PostSettings } from "../../PostSettings";
import { PublishingHints } from "../PublishingHints";
import { SlugSection } from "./SlugSection";
import { PublishingSection } from "./PublishingSection";
import { RevisionsSection } from "./RevisionsSection";
import type { SectionProps } from "./section-props";

type Props = SectionProps & { isPlain: boolean; onPlain: (isPlain: boolean) => void };

/** The sections of the settings, in their order. */
const sections: readonly ComponentType<SectionProps>[] = [
  PublishingHints,
  PublishingSection,
  PostSettings,
  SlugSection,
  RevisionsSection,
];

export function PostSections({ isPlain, onPlain, ...section }: Props) {
  const renderSharing = useDraftSharing();
  return (
    <>
      {sections.map((Section) => (
        <Section key={Section.name} {...section} />
      ))}
      <div className="border-t pt-5">
        {renderSharing({ recordId: section.postId, noun: "post", isNew: section.isNew })}
      </div>
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
