import { Mail } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/Button";
import { buttonClass } from "@/components/ui/button-class";

type Props = {
  name: string;
  /** Date and time in words. */
  time: string;
  /** URL of the mail; undefined without a usable mail address. */
  mail: string | undefined;
  /** Whether the site emails the answer itself. */
  isMailed: boolean;
  onClose: () => void;
};

/** Says when a consultation is, and how its client hears of it. */
export function TellClient({ name, time, mail, isMailed, onClose }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <div className="grid gap-6">
      <p role="status" className="user-text">
        {time}. {isMailed ? `It is mailed to ${name}.` : `${name} does not know yet.`}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {isMailed ? "Close" : "Later"}
        </Button>
        {mail && !isMailed && (
          <a ref={link} href={mail} className={buttonClass("primary", "medium", "min-w-0")}>
            <Mail aria-hidden className="size-4 shrink-0" />
            <span className="truncate">Write to {name}</span>
          </a>
        )}
      </div>
    </div>
  );
}
