import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { SearchBox } from "./SearchBox";

type Props = {
  /** Names the search field. */
  label: string;
  search: string;
  onSearch: (search: string) => void;
  /** Names the choices, which are chips. */
  choicesLabel: string;
  choicesClass: string;
  children: ReactNode;
};

/** The search and the choices above a list. */
export function FilterBar({
  label,
  search,
  onSearch,
  choicesLabel,
  choicesClass,
  children,
}: Props) {
  return (
    <form
      role="search"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-5 border-y py-5 lg:grid-cols-12 lg:items-center"
    >
      <SearchBox label={label} value={search} onSearch={onSearch} className="lg:col-span-4" />
      <div
        role="group"
        aria-label={choicesLabel}
        className={classNames("flex gap-2 lg:col-span-8 lg:justify-end", choicesClass)}
      >
        {children}
      </div>
    </form>
  );
}
