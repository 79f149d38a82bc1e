import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

export type Tone = "neutral" | "accent" | "success" | "warning" | "danger";
type Props = { tone?: Tone; children: ReactNode };

const tones: Record<Tone, string> = {
  neutral: "text-ink-muted border-line-strong",
  accent: "text-accent border-accent",
  success: "text-success border-success",
  warning: "text-warning border-warning",
  danger: "text-danger border-danger",
};

export function Badge({ tone = "neutral", children }: Props) {
  return (
    <span
      className={classNames(
        "inline-flex items-center rounded-xs border px-2 label min-[20rem]:whitespace-nowrap",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
