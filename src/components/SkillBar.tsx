import { asWritten } from "@/lib/text/as-written";
import { t } from "@/lib/words";

type Props = {
  name: string;
  /** Length of the bar, 0 to 100. */
  percent: number;
};

/** A skill with its level, drawn along a scale of ten. */
export function SkillBar({ name, percent }: Props) {
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-4">
        <span {...asWritten(name)}>{name}</span>
        <span className="label text-ink-muted">{t("{percent}%", { percent })}</span>
      </p>
      <div
        aria-hidden
        className="h-2 border-e border-b border-line-strong bg-[repeating-linear-gradient(to_right,var(--line-strong)_0_1px,transparent_1px_10%)]"
      >
        <SkillNeedle percent={percent} />
      </div>
    </div>
  );
}

/** The bar itself, with a needle in the accent colour at the level. */
export function SkillNeedle({ percent }: Pick<Props, "percent">) {
  return (
    <span
      className="relative block h-full bg-ink after:absolute after:-inset-y-1 after:inset-e-0 after:w-0.5 after:bg-accent"
      style={{ width: `${percent}%` }}
    />
  );
}
