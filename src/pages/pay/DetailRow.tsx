import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/Button";
import { copyText } from "@/lib/browser/copy-text";
import { notify } from "@/lib/notify";
import type { Detail } from "./payment";

type Props = { detail: Detail; textId: string | undefined };

/** How long a button shows that it has copied, in milliseconds. */
const COPIED_FOR = 2_000;

export function DetailRow({ detail: { label, text, isLink }, textId }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    if (!(await copyText(text))) {
      notify({ title: "Failed to copy to clipboard", tone: "danger" });
      return;
    }
    notify({ title: `${label} copied to clipboard!`, tone: "success" });
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), COPIED_FOR);
  }

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
        <Button
          variant="secondary"
          size="small"
          onClick={() => void copy()}
          className="min-w-26 max-md:min-h-11"
        >
          {isCopied ? (
            <Check aria-hidden className="size-4 text-success" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )}
          {isCopied ? "Copied " : "Copy "}
          <span className="sr-only">{label}</span>
        </Button>
      </dd>
    </div>
  );
}
