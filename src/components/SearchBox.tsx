import { Search } from "lucide-react";
import * as limits from "@/lib/supabase/limits/functions";
import { useDebouncedInput } from "./use-debounced-input";
import { t } from "@/lib/words";

type Props = {
  /** What is searched, e.g. "Search articles"; shown in the empty box. */
  label: string;
  value: string;
  onSearch: (text: string) => void;
  className?: string;
};

/** A search input that reports its text after a short pause. */
export function SearchBox({ label, value, onSearch, className = "" }: Props) {
  const input = useDebouncedInput(value, onSearch);
  return (
    <label className={`relative block ${className}`}>
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 inset-s-0 my-auto size-4 text-ink-muted"
      />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        {...input}
        maxLength={limits.search_articles_asked_max_length}
        placeholder={t("{label}...", { label })}
        className="min-h-11 w-full border-b border-line-strong bg-transparent py-2 ps-7 text-base outline-offset-4 placeholder:text-ink-muted hover:border-ink"
      />
    </label>
  );
}
