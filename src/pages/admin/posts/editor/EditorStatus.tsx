import { useMemo } from "react";
import type { Status } from "@/components/admin/draft-status";
import { SaveStatus } from "@/components/admin/SaveStatus";
import { plural } from "@/lib/format/dates-and-numbers";
import { lengthOf } from "@/lib/format/read-time";
import { t } from "@/lib/words";
import { writtenText } from "@/lib/written-text";
import { minutesOf, type PostInput } from "../post-input";

type Props = { input: PostInput; status: Status };

/** A line with the text's save status and length. */
export function EditorStatus({ input, status }: Props) {
  const text = writtenText(input);
  // Not on every key press in the title: a long text takes some milliseconds.
  const { words, ...counted } = useMemo(() => lengthOf(text, input.format), [text, input.format]);
  const minutes = input.hasOwnReadTime ? minutesOf(input) : counted.minutes;
  return (
    <div className="flex flex-wrap gap-x-3 label whitespace-nowrap text-ink-muted">
      <SaveStatus status={status} />
      <p>
        {plural(words, { one: "{count} word", other: "{count} words" })}
        {/* Where there is no room for it, the settings have it. */}
        <span className="max-sm:hidden"> · {t("{minutes} min read", { minutes })}</span>
      </p>
    </div>
  );
}
