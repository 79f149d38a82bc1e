import { Upload } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "@/components/ui/Button";
import type { ButtonSize, ButtonVariant } from "@/components/ui/button-class";
import { ACCEPTED } from "@/lib/media/chosen-file";
import { t } from "@/lib/words";

type Props = {
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Whether several files may be chosen at once. */
  isMultiple?: boolean;
  isBusy?: boolean;
  onFiles: (files: File[]) => void;
};

/** Opens the file dialog, on a phone with its camera. */
export function UploadButton({
  label,
  variant = "primary",
  size = "medium",
  isMultiple = true,
  isBusy = false,
  onFiles,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <Button {...{ variant, size, isBusy }} onClick={() => input.current?.click()}>
        {!isBusy && <Upload aria-hidden className="size-4" />}
        {label}
      </Button>
      <label htmlFor={id} className="sr-only">
        {t("{label}: files", { label })}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={ACCEPTED}
        multiple={isMultiple}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // So that the same file can be chosen again.
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
