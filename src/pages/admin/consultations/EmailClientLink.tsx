import { Mail } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { useShareAppointment, type ConsultationRequest } from "@/data/consultation-requests/admin";
import { onHost } from "@/lib/base-path";
import { copyWithNotice } from "@/lib/browser/copy-text";
import { newSecret } from "@/lib/browser/secret";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { mailToClient } from "./answer-emails";
import { isUnpaid } from "./PaymentFacts";

type Props = {
  request: ConsultationRequest;
  /** Whether the email gets a link to the date. */
  hasLink: boolean;
  /** What the owner writes to the client. */
  text: string;
};

/** Chrome opens no URL of another program that is longer, and says nothing. */
const MAX_LENGTH_ON_WINDOWS = 2_000;

/**
 * Opens an email in the owner's mail client. Its link to the date works once the email has been opened from
 * here. A text that is too long for the link is copied, to be pasted into the email.
 */
export function EmailClientLink({ request, hasLink, text }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const [token] = useState(newSecret);
  const share = useShareAppointment({
    success: () => null,
    failure: t("The link in the email does not work"),
  });
  const address = window.location.origin + onHost(paths.linkedAppointment(token));
  const instructions = isUnpaid(request)
    ? t("To see it, pay, move it or call it off: {link}", { link: address })
    : t("To see it, move it or call it off: {link}", { link: address });
  const body = hasLink ? `${text}\n\n${instructions}` : text;
  const withBody = mailToClient(request, body);
  const isTooLong =
    withBody !== undefined &&
    withBody.length > MAX_LENGTH_ON_WINDOWS &&
    navigator.userAgent.includes("Windows");
  const mail = isTooLong ? mailToClient(request) : withBody;
  useEffect(() => link.current?.focus(), []);
  if (!mail) return null;
  return (
    <a
      ref={link}
      href={mail}
      onClick={() => {
        if (hasLink) share.mutate({ id: request.id, token });
        if (isTooLong)
          void copyWithNotice(body, t("{label} copied to clipboard!", { label: t("Your email") }));
      }}
      className={buttonClass("primary", "medium", "min-w-0")}
    >
      <Mail aria-hidden className="size-4 shrink-0" />
      <span className="truncate">{t("Write to {name}", { name: request.name })}</span>
    </a>
  );
}
