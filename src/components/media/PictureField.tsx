import { Images } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { ImageWithFallback } from "@/components/ImageWithFallback";
import { Button } from "@/components/ui/Button";
import { TextField } from "@/components/ui/TextField";
import { addressOf } from "@/lib/media/address";

const MediaPicker = lazy(() =>
  import("./MediaPicker").then((module) => ({ default: module.MediaPicker })),
);

type Props = {
  label: string;
  /** Of the preview below. */
  previewLabel: string;
  /** A web address, or a path of this site; empty for no picture. */
  value: string;
  onChange: (address: string) => void;
  error?: string | undefined;
};

/** The address of a picture: typed, or chosen from the library. */
export function PictureField({ label, previewLabel, value, onChange, error }: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  const buttonId = useId();
  return (
    <div className="grid gap-3">
      <TextField
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        placeholder="https://…"
        error={error}
      />
      <Button
        id={buttonId}
        variant="secondary"
        size="small"
        className="justify-self-start max-md:min-h-11"
        onClick={() => setIsChoosing(true)}
      >
        <Images aria-hidden className="size-4" />
        Choose <span className="sr-only">{label.toLowerCase()}</span>
      </Button>
      <ImageWithFallback
        src={value.trim()}
        alt={previewLabel}
        width={480}
        height={270}
        sizes="28rem"
        className="aspect-video w-full bg-paper-sunk object-cover"
      />
      {isChoosing && (
        <Suspense>
          <MediaPicker
            onPick={({ path }) => {
              onChange(addressOf(path));
              setIsChoosing(false);
            }}
            onClose={() => setIsChoosing(false)}
            returnFocusTo={() => document.getElementById(buttonId)}
          />
        </Suspense>
      )}
    </div>
  );
}
