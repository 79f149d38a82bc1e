import { CopyButton } from "@/components/CopyButton";
import type { Detail } from "./payment";

type Props = { detail: Detail; textId: string | undefined };

export function DetailRow({ detail: { label, text, isLink }, textId }: Props) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b py-4">
      <dt className="label text-ink-muted">{label}</dt>
      <dd id={textId} className="line-clamp-8 font-mono text-[0.9375rem] break-all">
        {isLink ? (
          <a
            href={text}
            className="underline decoration-line-strong underline-offset-4 hover:decoration-accent"
          >
            {text}
          </a>
        ) : (
          text
        )}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1 self-center">
        <CopyButton label={label} text={text} />
      </dd>
    </div>
  );
}
