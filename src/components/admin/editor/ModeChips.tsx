import { Chip } from "@/components/ui/Chip";
import { classNames } from "@/lib/class-names";
import { t } from "@/lib/words";

type Props = {
  isPreview: boolean;
  onPreview: (isPreview: boolean) => void;
  className?: string;
};

/** Switches between a text and its preview. */
export function ModeChips({ isPreview, onPreview, className }: Props) {
  return (
    <div role="group" aria-label={t("Mode")} className={classNames("flex gap-2", className)}>
      <Chip isSelected={!isPreview} onClick={() => onPreview(false)}>
        {t("Edit")}
      </Chip>
      <Chip isSelected={isPreview} onClick={() => onPreview(true)}>
        {t("Preview")}
      </Chip>
    </div>
  );
}
