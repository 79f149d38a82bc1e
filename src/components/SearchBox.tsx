import { Search } from "lucide-react";
import { useDebouncedInput } from "./use-debounced-input";

type Props = {
  /** What is searched, e.g. «Search articles»; shown in the empty box. */
  label: string;
  value: string;
  onSearch: (text: string) => void;
  className?: string;
};

/** A ruled line to type a search into; it passes on what was typed after a short pause. */
export function SearchBox({ label, value, onSearch, className = "" }: Props) {
  const input = useDebouncedInput(value, onSearch);
  return (
    <label
      className={`flex min-h-11 items-center gap-3 border-b border-line-strong focus-within:border-accent ${className}`}
    >
      <Search aria-hidden className="size-4 text-ink-muted" />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        {...input}
        maxLength={200}
        placeholder={`${label}...`}
        className="w-full bg-transparent py-2 text-base outline-offset-2 placeholder:text-ink-muted"
      />
    </label>
  );
}
