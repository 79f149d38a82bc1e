import { Mail } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/Button";
import { buttonClass } from "@/components/ui/button-class";
import { useShareDate } from "@/data/consultation-requests/admin";
import { onHost } from "@/lib/base-path";
import { newSecret } from "@/lib/browser/secret";
import { paths } from "@/paths";
import { t } from "@/lib/words";

type Props = {
  name: string;
  /** Date and time in words. */
  time: string;
  /** The id of a request whose mail gets a link to the date; empty for none. */
  linkTo: string;
  /** URL of the mail with this at its end; undefined without a usable mail address. */
  mailWith: (ending: string) => string | undefined;
  /** Whether the site emails the answer itself. */
  isMailed: boolean;
  onClose: () => void;
};

/** Says when a consultation is, and how its client hears of it. */
export function TellClient({ name, time, linkTo, mailWith, isMailed, onClose }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [token] = useState(newSecret);
  const share = useShareDate({
    success: () => null,
    failure: ({ message }) => ({
      title: t("The link in the mail opens nothing"),
      description: message,
    }),
  });
  const mail = mailWith(
    linkTo &&
      `\n\n${t("To see it, move it or call it off: {link}", {
        link: window.location.origin + onHost(paths.linkedDate(token)),
      })}`,
  );
  useEffect(() => link.current?.focus(), []);
  return (
    <div className="grid gap-6">
      <p role="status" className="user-text">
        {time}.{" "}
        {isMailed
          ? t("It is mailed to {name}.", { name })
          : t("{name} does not know yet.", { name })}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {isMailed ? t("Close") : t("Later")}
        </Button>
        {mail && !isMailed && (
          <a
            ref={link}
            href={mail}
            onClick={() => linkTo && share.mutate({ id: linkTo, token })}
            className={buttonClass("primary", "medium", "min-w-0")}
          >
            <Mail aria-hidden className="size-4 shrink-0" />
            <span className="truncate">{t("Write to {name}", { name })}</span>
          </a>
        )}
      </div>
    </div>
  );
}
