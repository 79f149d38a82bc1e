import { useState } from "react";
import { ErrorState } from "@/components/ui/ErrorState";
import { t } from "@/lib/words";
import type { TextFormat } from "@/lib/written-text";
import { ModeChips } from "./ModeChips";
import { usePlainSetting } from "./plain-setting";
import { RemovalHint } from "./RemovalHint";
import { RenderedText } from "./RenderedText";
import { TextEditor } from "./TextEditor";
import { useRenderedText } from "./use-rendered-text";

type Props = {
  label: string;
  hint: string;
  isRequired?: boolean;
  format?: TextFormat;
  language?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** The text of a record, written like posts, in a smaller editor. */
export function RecordText({
  label,
  hint,
  isRequired = false,
  format = "markdown",
  language,
  value,
  onChange,
  error,
}: Props) {
  const [isPreview, setIsPreview] = useState(false);
  const [isPlain] = usePlainSetting();

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <p className="text-sm font-medium">
          {label}
          {isRequired && (
            <span aria-hidden className="text-accent-strong">
              {" *"}
            </span>
          )}
        </p>
        <ModeChips isPreview={isPreview} onPreview={setIsPreview} />
      </div>
      {/* Hidden instead of unmounted, so that a preview keeps the cursor and the undo history. */}
      <div
        hidden={isPreview}
        className={isPreview ? "hidden" : "flex h-96 flex-col border border-line-strong"}
      >
        <TextEditor
          id="record-text"
          label={label}
          isRequired={isRequired}
          format={format}
          language={language}
          value={value}
          onChange={onChange}
          isPlain={isPlain}
          error={error}
        />
      </div>
      {isPreview && <Preview value={value} format={format} language={language} />}
      <p className="text-sm text-ink-muted">{hint}</p>
      <RemovalHint value={value} format={format} />
    </div>
  );
}

function Preview({
  value,
  format,
  language,
}: Pick<Props, "value" | "language"> & { format: TextFormat }) {
  const { html, error, retry } = useRenderedText(value, format);
  return (
    <div role="region" aria-label={t("Preview")} className="min-h-40 border p-4">
      {error ? (
        <ErrorState message={t("The preview could not be made.")} query={{ refetch: retry }} />
      ) : (
        <RenderedText html={html} language={language} />
      )}
    </div>
  );
}
