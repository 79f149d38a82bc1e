import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import { controlClass } from "@/components/ui/control-class";
import { Field } from "@/components/ui/Field";
import { IconButton } from "@/components/ui/IconButton";

type Props = {
  tags: string[];
  /** Tags of other posts, offered for quick adding. */
  known: string[];
  onChange: (tags: string[]) => void;
};

const OFFERED = 10;

export function TagsInput({ tags, known, onChange }: Props) {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const chosen = new Set(tags.map(fold));
  const offered = known
    .filter((tag) => !chosen.has(fold(tag)) && fold(tag).includes(fold(typed)))
    .slice(0, OFFERED);

  function add(text: string) {
    const tag = text.trim();
    setTyped("");
    input.current?.focus();
    if (tag && !chosen.has(fold(tag))) onChange([...tags, tag]);
  }

  return (
    <div className="grid gap-3">
      <Field
        label="Tags"
        renderControl={(props) => (
          <div className="flex gap-2">
            <input
              {...props}
              ref={input}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                // Enter belongs to the tag, not to the form, and not while an input method composes.
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add(typed);
              }}
              maxLength={40}
              autoComplete="off"
              enterKeyHint="done"
              placeholder="Add a tag"
              className={controlClass}
            />
            <IconButton
              label="Add tag"
              icon={<Plus aria-hidden className="size-5" />}
              className="border border-line-strong"
              onClick={() => add(typed)}
            />
          </div>
        )}
      />
      {tags.length > 0 && (
        <ul aria-label="Tags of this post" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex items-center gap-1 rounded-xs border border-line-strong pl-2.5 label"
            >
              {tag}
              <IconButton
                label={`Remove tag ${tag}`}
                icon={<X aria-hidden className="size-3.5" />}
                className="size-9 md:size-7"
                onClick={() => {
                  onChange(tags.filter((other) => other !== tag));
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {offered.length > 0 && (
        <div role="group" aria-label="Quick add" className="flex flex-wrap gap-x-3 gap-y-1">
          {offered.map((tag) => (
            <button
              key={tag}
              type="button"
              onClick={() => add(tag)}
              className="min-h-9 label text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-ink md:min-h-6"
            >
              + {tag}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Tags that differ only in case are the same. */
function fold(tag: string): string {
  return tag.trim().toLowerCase();
}
