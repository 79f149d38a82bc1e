import { useState, type FormEvent } from "react";
import { ImageWithFallback } from "@/components/ImageWithFallback";
import { Dialog } from "@/components/ui/Dialog";
import { FormActions } from "@/components/admin/FormActions";
import { List } from "@/components/ui/List";
import { TextArea } from "@/components/ui/TextArea";
import { keepAltText, typedAltText } from "@/lib/drafts/typed-alt-texts";
import * as limits from "@/lib/supabase/limits/media";
import { t } from "@/lib/words";
import { useMediaLibrary } from "./media-library";
import type { PictureToDescribe } from "./use-pictures-to-describe";

type Props = {
  pictures: readonly PictureToDescribe[];
  saveLabel: string;
  closeLabel?: string;
  isSaving?: boolean;
  onSave: (texts: ReadonlyMap<string, string>) => void;
  onClose: () => void;
};

/** Asks for the alt texts of pictures before they are published. */
export function DescribePictures({
  pictures,
  saveLabel,
  closeLabel = t("Back to the text"),
  isSaving = false,
  onSave,
  onClose,
}: Props) {
  const { describe } = useMediaLibrary();
  const [texts, setTexts] = useState(
    () => new Map(pictures.map(({ src, alt }) => [src, typedAltText(src, alt)])),
  );

  function type({ src, alt }: PictureToDescribe, text: string) {
    keepAltText(src, { text, saved: alt });
    setTexts(new Map(texts).set(src, text));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // In React's tree, this dialog is inside the text's form.
    event.stopPropagation();
    describe(texts);
    onSave(texts);
  }

  return (
    <Dialog
      onClose={onClose}
      title={t("What do the pictures show?")}
      description={t(
        "For people who cannot see them. A picture without a description counts as decorative: screen readers skip it.",
      )}
      size="wide"
    >
      <form onSubmit={submit} className="grid gap-6">
        <List className="grid gap-6">
          {pictures.map((picture, index) => (
            <li key={picture.src} className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <div className="aspect-4/3 w-40 bg-paper-sunk">
                <ImageWithFallback
                  src={picture.src}
                  alt=""
                  width={320}
                  height={240}
                  sizes="10rem"
                  className="size-full object-cover"
                />
              </div>
              <TextArea
                label={
                  pictures.length > 1
                    ? t("Alternative text of picture {number}", { number: index + 1 })
                    : t("Alternative text")
                }
                value={texts.get(picture.src) ?? ""}
                onChange={({ target }) => type(picture, target.value)}
                maxLength={limits.alt_max_length}
                rows={3}
              />
            </li>
          ))}
        </List>
        <FormActions onCancel={onClose} cancelLabel={closeLabel} isBusy={isSaving}>
          {saveLabel}
        </FormActions>
      </form>
    </Dialog>
  );
}
