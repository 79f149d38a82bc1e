import { Mail } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { useShareAppointment, type ConsultationRequest } from "@/data/consultation-requests/admin";
import { onHost } from "@/lib/base-path";
import { newSecret } from "@/lib/browser/secret";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { isUnpaid } from "./PaymentFacts";

type Props = {
  request: ConsultationRequest;
  /** Whether the email gets a link to the date. */
  hasLink: boolean;
  /** Returns the URL of an email that ends with the given text; undefined without a usable email address. */
  mailWith: (ending: string) => string | undefined;
};

/**
 * Opens an email in the owner's mail client. Its link to the date works once the email has been opened from
 * here.
 */
export function EmailClientLink({ request, hasLink, mailWith }: Props) {
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
  const mail = mailWith(hasLink ? `\n\n${instructions}` : "");
  useEffect(() => link.current?.focus(), []);
  if (!mail) return null;
  return (
    <a
      ref={link}
      href={mail}
      onClick={() => hasLink && share.mutate({ id: request.id, token })}
      className={buttonClass("primary", "medium", "min-w-0")}
    >
      <Mail aria-hidden className="size-4 shrink-0" />
      <span className="truncate">{t("Write to {name}", { name: request.name })}</span>
    </a>
  );
}
