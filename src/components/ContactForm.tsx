import type { FormEvent } from "react";
import { fieldText } from "@/lib/forms/field-text";
import { isHoneypotFilled } from "@/lib/forms/honeypot";
import { useFormDraft } from "@/lib/drafts/use-form-draft";
import { onceStored } from "@/lib/forms/once-stored";
import { useRefusal } from "@/lib/forms/use-refusal";
import { useSubmissionId } from "@/lib/forms/use-submission-id";
import * as limits from "@/lib/supabase/limits/contact-messages";
import { SubmitError } from "./SubmitError";
import { Button } from "./ui/Button";
import { Honeypot } from "./ui/Honeypot";
import { TextArea } from "./ui/TextArea";
import { EmailAddressField } from "./ui/EmailAddressField";
import { TextField } from "./ui/TextField";
import { t } from "@/lib/words";

type Message = { id: string; name: string; email: string; subject: string; message: string };

type Props = {
  /** What it begins with, if anything. */
  sender?: Pick<Message, "name" | "email">;
  /** Resolves once the message is stored. */
  onSend: (message: Message) => Promise<unknown>;
  isSending: boolean;
  error: Error | null;
  contactEmail: string;
  /** Label of the button while the message is being sent. */
  sendingLabel: string;
};

const FIELDS = ["name", "email", "subject", "message"];

/** The contact form of the home page and the contact page. They share one draft. */
export function ContactForm({
  sender,
  onSend,
  isSending,
  error,
  contactEmail,
  sendingLabel,
}: Props) {
  const { formProps, clear } = useFormDraft("contact");
  const submission = useSubmissionId("contact");
  const { errorOf, formError } = useRefusal(error, formProps.ref, FIELDS);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (isHoneypotFilled(form)) return;
    const fields = {
      name: fieldText(form, "name"),
      email: fieldText(form, "email"),
      subject: fieldText(form, "subject"),
      message: fieldText(form, "message"),
    };
    const id = submission.idFor(JSON.stringify(fields));
    onceStored(onSend({ id, ...fields }), () => {
      submission.clear();
      clear(form);
    });
  }

  return (
    <form {...formProps} onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t("Name")}
          name="name"
          defaultValue={sender?.name}
          autoComplete="name"
          maxLength={limits.name_max_length}
          error={errorOf("name")}
          required
        />
        <EmailAddressField
          label={t("Email")}
          name="email"
          defaultValue={sender?.email}
          autoComplete="email"
          maxLength={limits.email_max_length}
          error={errorOf("email")}
          required
        />
      </div>
      <TextField
        label={t("Subject")}
        name="subject"
        maxLength={limits.subject_max_length}
        error={errorOf("subject")}
        required
      />
      <TextArea
        label={t("Message")}
        name="message"
        rows={6}
        maxLength={limits.message_max_length}
        error={errorOf("message")}
        required
      />
      <Honeypot />
      {formError && <SubmitError error={formError} contactEmail={contactEmail} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" isBusy={isSending}>
          {isSending ? sendingLabel : t("Send Message")}
        </Button>
        <p className="text-sm text-ink-muted">{t("All fields are required.")}</p>
      </div>
    </form>
  );
}
