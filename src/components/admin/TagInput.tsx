import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { List } from "@/components/ui/List";
import { isComposingKey } from "@/lib/browser/is-composing";
import { addNames, namesIn } from "@/lib/text/unique-names";
import { nameKey } from "@/lib/text/name-key";
import { controlClass } from "@/components/ui/control-class";
import { Field } from "@/components/ui/Field";
import { IconButton } from "@/components/ui/IconButton";
import { t } from "@/lib/words";

const nouns = {
  tag: {
    placeholder: t("Add a tag"),
    add: t("Add tag"),
    remove: (name: string) => t("Remove tag {name}", { name }),
  },
  technology: {
    placeholder: t("Add a technology"),
    add: t("Add technology"),
    remove: (name: string) => t("Remove technology {name}", { name }),
  },
} as const;

type Props = {
  label: string;
  isLabelHidden?: boolean;
  /** What the names denote. */
  noun: keyof typeof nouns;
  /** Label of the chosen names, e.g. "Tags of this post". */
  listLabel: string;
  names: string[];
  /** Typed but not added yet; saving includes it, see {@link addNames}. */
  typed: string;
  /** The maximum length of each name. */
  maxLength: number;
  /** Names in use elsewhere, offered for quick adding. */
  known?: string[];
  error: string | undefined;
  onChange: (names: string[], typed: string) => void;
};

const MAX_SUGGESTED = 10;

/** An input for a list of short, unique names. */
export function TagInput({
  label,
  isLabelHidden = false,
  noun,
  listLabel,
  names,
  typed,
  maxLength,
  known,
  error,
  onChange,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = new Set(names.map(nameKey));
  const offered = (known ?? [])
    .filter((name) => !chosen.has(nameKey(name)) && nameKey(name).includes(nameKey(typed)))
    .slice(0, MAX_SUGGESTED);

  function add(added: readonly string[]) {
    input.current?.focus();
    onChange(addNames(names, added), "");
  }

  return (
    <div className="grid gap-3">
      <Field
        label={label}
        isLabelHidden={isLabelHidden}
        error={error}
        renderControl={(props) => (
          <div className="flex gap-2">
            <input
              {...props}
              ref={input}
              value={typed}
              onChange={({ target }) => onChange(names, target.value)}
              onKeyDown={(event) => {
                // Enter adds the name instead of submitting the form, unless it ends an input
                // method's composition.
                if (event.key !== "Enter" || isComposingKey(event.nativeEvent)) return;
                event.preventDefault();
                add(namesIn(typed));
              }}
              onPaste={(event) => {
                const { value, selectionStart, selectionEnd } = event.currentTarget;
                const pasted = event.clipboardData.getData("text/plain").trim();
                // The input would cut a list to the length of a name.
                if (namesIn(pasted).length < 2) return;
                event.preventDefault();
                const before = value.slice(0, selectionStart ?? value.length);
                add(namesIn(before + pasted + value.slice(selectionEnd ?? value.length)));
              }}
              maxLength={maxLength}
              autoComplete="off"
              enterKeyHint="done"
              placeholder={nouns[noun].placeholder}
              className={controlClass}
            />
            <IconButton
              label={nouns[noun].add}
              icon={<Plus aria-hidden className="size-5" />}
              className="border border-line-strong"
              onClick={() => add(namesIn(typed))}
            />
          </div>
        )}
      />
      {names.length > 0 && (
        <List aria-label={listLabel} className="flex flex-wrap gap-2">
          {names.map((name) => (
            <li
              key={name}
              className="inline-flex items-center gap-1 rounded-xs border border-line-strong ps-2.5 label"
            >
              {name}
              <IconButton
                label={nouns[noun].remove(name)}
                icon={<X aria-hidden className="size-3.5" />}
                className="size-9 md:size-7"
                onClick={() => {
                  onChange(
                    names.filter((other) => other !== name),
                    typed,
                  );
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </List>
      )}
      {offered.length > 0 && (
        <div role="group" aria-label={t("Quick add")} className="flex flex-wrap gap-x-3 gap-y-1">
          {offered.map((name) => (
            <button
              key={name}
              type="button"
              onClick={() => add([name])}
              className="min-h-9 label text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-ink md:min-h-6"
            >
              + {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
