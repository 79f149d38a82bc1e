import { Trash2 } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";
import { Button } from "@/components/ui/Button";
import { Checkbox } from "@/components/ui/Checkbox";
import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { useSaveKeys } from "@/components/admin/use-save-keys";
import { useSavePicture, type PictureChange } from "@/data/media/library";
import { pictureRecord } from "@/data/media/record";
import type { Picture } from "@/lib/media/picture";
import { keepAltText, typedAltText } from "@/lib/drafts/typed-alt-texts";
import type { Notices } from "@/lib/query-client";
import * as limits from "@/lib/supabase/limits/media";
import { t } from "@/lib/words";

type Props = { picture: Picture; onSaved: () => void; onDelete: () => void };

const notices: Notices<void, PictureChange> = {
  success: t("Picture saved"),
  failure: t("Failed to save picture"),
};

/** A picture's name, and its alt text or that it is decorative. */
export function PictureForm({ picture, onSaved, onDelete }: Props) {
  const [opened] = useState(picture);
  const save = useSavePicture(notices);
  const form = useRef<HTMLFormElement>(null);
  useSaveKeys(form, save.isPending);
  const [name, setName] = useState(picture.name);
  const [alt, setAlt] = useState(typedAltText(picture.id, picture.alt));
  const [decorative, setDecorative] = useState(picture.decorative);

  function submit(event: FormEvent) {
    event.preventDefault();
    const description = { alt: decorative ? "" : alt.trim(), decorative };
    const isUnchanged = description.alt === opened.alt && decorative === opened.decorative;
    // Only changed fields are sent, as others may have been changed elsewhere.
    const change = {
      ...(name.trim() !== opened.name && { name: name.trim() }),
      ...(!isUnchanged && description),
    };
    if (Object.keys(change).length === 0) onSaved();
    else save.mutate({ id: picture.id, ...change }, { onSuccess: onSaved });
  }

  return (
    <form ref={form} onSubmit={submit} className="grid gap-4">
      <TextField
        label={pictureRecord.name.label}
        value={name}
        onChange={({ target }) => setName(target.value)}
        // At least one visible character.
        pattern=".*\S.*"
        maxLength={limits.name_max_length}
        required
        autoComplete="off"
      />
      <TextArea
        label={pictureRecord.alt.label}
        value={decorative ? "" : alt}
        onChange={({ target }) => {
          keepAltText(picture.id, { text: target.value, saved: opened.alt });
          setAlt(target.value);
        }}
        disabled={decorative}
        maxLength={limits.alt_max_length}
        rows={3}
        hint={t(
          "What it shows, for people who cannot see it. Where the picture is already used, the text there stays as it is.",
        )}
      />
      <Checkbox
        label={pictureRecord.decorative.label}
        checked={decorative}
        onChange={({ target }) => setDecorative(target.checked)}
      />
      <div className="flex flex-wrap justify-between gap-3">
        <Button type="submit" isBusy={save.isPending}>
          {t("Save")}
        </Button>
        <Button variant="ghost" onClick={onDelete}>
          <Trash2 aria-hidden className="size-4" />
          {t("Delete")}
        </Button>
      </div>
    </form>
  );
}
