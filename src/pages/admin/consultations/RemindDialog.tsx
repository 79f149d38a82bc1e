import { menuId } from "@/components/admin/inbox/InboxItem";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import { DialogActions } from "@/components/ui/DialogActions";
import { profile } from "@/content/profile";
import { projectTypeLabel } from "@/content/project-type-label";
import type { ConsultationRequest } from "@/data/consultation-requests/admin";
import { formatAppointment, writeAppointment } from "@/lib/format/appointment";
import { t } from "@/lib/words";
import { formatPayment } from "./PaymentFacts";
import { EmailClientLink } from "./EmailClientLink";

type Props = {
  request: ConsultationRequest;
  /** Until when its time is held, ISO 8601. */
  heldUntil: string;
  onClose: () => void;
};

/** Offers the email about an outstanding payment, if the site itself emails nobody. */
export function RemindDialog({ request, heldUntil, onClose }: Props) {
  const { id, name, project_type, time_zone } = request;
  // In the client's time zone.
  const text = t(
    "Hello {name},\n\nI have not yet received your payment for our consultation about your project ({project}): {payment}. I am keeping the time free for you until\n\n{time}\n\nIf you have already paid, please just reply.\n\n{me}",
    {
      name,
      project: projectTypeLabel(project_type),
      payment: formatPayment(request),
      time: writeAppointment(heldUntil, time_zone),
      me: profile.name,
    },
  );
  return (
    <Dialog
      onClose={onClose}
      title={t("Remind {name} to pay", { name })}
      description={t(
        "The time is held until {time}. No email service is set up, so {name} will only hear about it from you.",
        { time: formatAppointment(heldUntil), name },
      )}
      returnFocusTo={() => document.getElementById(menuId(id))}
    >
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t("Later")}
        </Button>
        <EmailClientLink request={request} hasLink text={text} />
      </DialogActions>
    </Dialog>
  );
}
