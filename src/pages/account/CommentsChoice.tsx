import { useId } from "react";
import { t } from "@/lib/words";

type Props = { withComments: boolean; onChange: (withComments: boolean) => void };

const choices = [
  {
    withComments: false,
    label: t("Keep my comments"),
    hint: t("Under the name “Deleted reader”, with nothing that leads back to you."),
  },
  {
    withComments: true,
    label: t("Delete my comments"),
    hint: t(
      "Where somebody has replied, “This comment was deleted.” takes its place, so that their reply stays.",
    ),
  },
];

export function CommentsChoice({ withComments, onChange }: Props) {
  const id = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t("What happens to your comments")}</legend>
      {choices.map((choice) => {
        const hintId = `${id}-${choice.withComments}`;
        return (
          <label
            key={choice.label}
            className="flex min-h-11 cursor-pointer items-start gap-3 border p-3 select-none has-checked:border-ink"
          >
            <input
              type="radio"
              name={id}
              checked={withComments === choice.withComments}
              onChange={() => onChange(choice.withComments)}
              aria-label={choice.label}
              aria-describedby={hintId}
              className="mt-0.5 size-5 shrink-0 cursor-pointer accent-accent"
            />
            <span className="grid">
              <span className="font-medium">{choice.label}</span>
              <span id={hintId} className="text-sm text-ink-muted">
                {choice.hint}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
