import { Images, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { ImageWithFallback } from "@/components/ImageWithFallback";
import { LoadedLater } from "@/components/LoadedLater";
import { Button } from "@/components/ui/Button";
import { TextField } from "@/components/ui/TextField";
import { classNames } from "@/lib/class-names";
import { lazyPart } from "@/lib/lazy-part";
import { urlOf } from "@/lib/media/urls";
import { withinSentence } from "@/lib/text/language";
import { t } from "@/lib/words";
import { urlProps } from "../field-props";
import { UploadList } from "./UploadList";
import { useFileDrop } from "./use-file-drop";
import type { useUploads } from "./use-uploads";

const MediaPicker = lazyPart(() => import("./MediaPicker"), "MediaPicker");

type Props = {
  label: string;
  previewLabel: string;
  /** A web URL, or a path of this site; empty for no picture. */
  value: string;
  maxLength: number | undefined;
  onChange: (url: string) => void;
  /** Uploads that set the value, by a component that stays as long as the form. */
  uploads: ReturnType<typeof useUploads>;
  error?: string | undefined;
};

/** The URL of a picture: typed, picked from the library, or of a file that is dropped here. */
export function PictureField({
  label,
  previewLabel,
  value,
  maxLength,
  onChange,
  uploads,
  error,
}: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  const buttonId = useId();
  // It accepts a single picture.
  const drop = useFileDrop((files) => uploads.add(files.slice(0, 1)));
  const button = () => document.getElementById(buttonId);
  const noun = <span className="sr-only">{withinSentence(label)}</span>;

  return (
    <div
      {...drop.handlers}
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] gap-3",
        drop.isOver && "outline-2 outline-offset-8 outline-accent outline-dashed",
      )}
    >
      <TextField
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...urlProps}
        maxLength={maxLength}
        hint={t("An address, or a picture that you drop or paste here.")}
        error={error}
      />
      <div className="flex flex-wrap gap-2">
        <Button id={buttonId} variant="secondary" size="small" onClick={() => setIsChoosing(true)}>
          <Images aria-hidden className="size-4" />
          {t("Choose {name}", { name: noun })}
        </Button>
        {value && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              onChange("");
              button()?.focus();
            }}
          >
            <Trash2 aria-hidden className="size-4" />
            {t("Remove {name}", { name: noun })}
          </Button>
        )}
      </div>
      <UploadList uploads={uploads} />
      <ImageWithFallback
        src={value.trim()}
        alt={previewLabel}
        width={480}
        height={270}
        sizes="28rem"
        className="aspect-video w-full bg-paper-sunk object-cover"
      />
      {isChoosing && (
        <LoadedLater what={t("The library")} onFailure={() => setIsChoosing(false)}>
          <MediaPicker
            onPick={({ path }) => {
              onChange(urlOf(path));
              setIsChoosing(false);
            }}
            onClose={() => setIsChoosing(false)}
            returnFocusTo={button}
          />
        </LoadedLater>
      )}
    </div>
  );
}
