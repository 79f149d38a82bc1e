import { Button } from "@/components/ui/Button";
import { DialogActions } from "@/components/ui/DialogActions";
import type { ConsultationRequest } from "@/data/consultation-requests/admin";
import { t } from "@/lib/words";
import { EmailClientLink } from "./EmailClientLink";

type Props = {
  request: ConsultationRequest;
  /** Date and time in words. */
  time: string;
  /** Whether the email gets a link to the date. */
  hasLink: boolean;
  /** What the owner writes to the client. */
  text: string;
  /** Whether the site emails the answer itself. */
  isMailed: boolean;
  onClose: () => void;
};

/** Shows the time of a consultation, and how its client is notified. */
export function ClientNotified({ request, time, hasLink, text, isMailed, onClose }: Props) {
  const { name } = request;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p role="status" className="user-text">
        {time}.{" "}
        {isMailed
          ? t("{name} gets an email about it.", { name })
          : t("{name} does not know yet.", { name })}
      </p>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {isMailed ? t("Close") : t("Later")}
        </Button>
        {!isMailed && <EmailClientLink request={request} hasLink={hasLink} text={text} />}
      </DialogActions>
    </div>
  );
}
