import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { COPIED_DURATION, copyWithNotice } from "@/lib/browser/copy-text";
import { Button } from "./ui/Button";
import { t } from "@/lib/words";

type Props = {
  /** What is copied, for screen readers and the toast. */
  label: string;
  text: string;
};

export function CopyButton({ label, text }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    if (!(await copyWithNotice(text, t("{label} copied to clipboard!", { label })))) return;
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), COPIED_DURATION);
  }

  return (
    <Button variant="secondary" size="small" onClick={() => void copy()} className="min-w-26">
      {isCopied ? (
        <Check aria-hidden className="size-4 text-success" />
      ) : (
        <Copy aria-hidden className="size-4" />
      )}
      {isCopied ? `${t("Copied")} ` : `${t("Copy")} `}
      <span className="sr-only">{label}</span>
    </Button>
  );
}
