import { Check, Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { copyText } from "@/lib/browser/copy-text";
import { notify } from "@/lib/notify";
import { Button } from "./ui/Button";

type Props = {
  /** What is copied, for screen readers and the toast. */
  label: string;
  text: string;
};

/** How long the button shows that it has copied, in milliseconds. */
const COPIED_FOR = 2_000;

export function CopyButton({ label, text }: Props) {
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
  );
}
