import { menuId } from "@/components/admin/inbox/InboxItem";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import { profile } from "@/content/profile";
import { projectTypeLabel } from "@/content/project-type-label";
import type { ConsultationRequest } from "@/data/consultation-requests/admin";
import { appointmentInWords } from "@/lib/format/appointment";
import { mailLink } from "@/lib/text/mail-link";
import { paymentInWords } from "./PaymentFacts";
import { WriteToClient } from "./WriteToClient";

type Props = {
  request: ConsultationRequest;
  /** Until when its time is held, ISO 8601. */
  heldUntil: string;
  onClose: () => void;
};

/** Offers the mail that says what is still to be paid, where the site itself emails nobody. */
export function RemindDialog({ request, heldUntil, onClose }: Props) {
  const { id, name, email, time_zone } = request;
  const project = projectTypeLabel(request.project_type);
  // As the client reads it.
  const text = `Hello ${name},

I have not seen your payment for our consultation about your project (${project}) yet: ${paymentInWords(request)}. I keep the time free for you until

${appointmentInWords(heldUntil, time_zone)}

If you have paid already, please just answer.

${profile.name}`;
  return (
    <Dialog
      onClose={onClose}
      title={`Remind ${name} to pay`}
      description={`The time is held until ${appointmentInWords(heldUntil)}. There is no service for emails, so nobody tells ${name} but you.`}
      returnFocusTo={() => document.getElementById(menuId(id))}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Later
        </Button>
        <WriteToClient
          request={request}
          hasLink
          mailWith={(ending) => mailLink(email, `Re: ${project} Consultation`, text + ending)}
        />
      </div>
    </Dialog>
  );
}
