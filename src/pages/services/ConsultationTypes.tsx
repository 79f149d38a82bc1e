import { useEffect, useRef, useState, type ChangeEvent } from "react";
import type { ConsultationType } from "@/data/consultation-types/public";
import { fieldText } from "@/lib/forms/field-text";
import { formatMinutes } from "@/lib/format/format-minutes";
import { formatMoney } from "@/lib/format/money";
import { t } from "@/lib/words";
import { asWritten } from "@/lib/text/as-written";

type Props = {
  /** The types for the selected project type, in the owner's order, at least one. */
  types: readonly ConsultationType[];
  chosen: ConsultationType;
  onChange: (id: string) => void;
};

/** The choice of a consultation type; for a single type only its description. */
export function ConsultationTypes({ types, chosen, onChange }: Props) {
  if (types.length === 1) {
    return (
      <p className="col-span-full">
        <input type="hidden" name="kind" value={chosen.id} />
        <TypeDescription type={chosen} />
      </p>
    );
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value);
  return (
    <fieldset className="col-span-full grid gap-2">
      <legend className="mb-2 text-sm font-medium">{t("Kind of consultation")}</legend>
      {types.map((type) => (
        <label
          key={type.id}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xs border border-line-strong px-3 py-2 select-none hover:border-ink has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="kind"
            value={type.id}
            checked={type === chosen}
            onChange={choose}
            className="size-4 shrink-0 cursor-pointer accent-accent"
          />
          <TypeDescription type={type} />
        </label>
      ))}
    </fieldset>
  );
}

function TypeDescription({
  type: { title, minutes, price, amount, currency },
}: {
  type: ConsultationType;
}) {
  return (
    <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4 wrap-anywhere">
      <span {...asWritten(title)}>{title}</span>{" "}
      <span className="text-sm text-ink-muted">
        {formatMinutes(minutes)}, {price || (amount ? formatMoney(amount, currency) : t("free"))}
      </span>
    </span>
  );
}

/**
 * The project type selected in the form around an element.
 *
 * @param first the initial one
 */
export function useProjectType(first: string) {
  const [projectType, setProjectType] = useState(first);
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    const read = () => setProjectType(fieldText(new FormData(form), "project_type"));
    form.addEventListener("input", read);
    return () => form.removeEventListener("input", read);
  }, []);
  return { projectType, inside };
}
