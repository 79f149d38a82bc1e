import { Suspense, useState, type FormEvent } from "react";
import { useQuery } from "@tanstack/react-query";
import { useSender } from "@/auth/use-sender";
import { LoadedLater } from "@/components/LoadedLater";
import { useSite } from "@/components/site-context";
import { SubmitError } from "@/components/SubmitError";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import { DialogActions } from "@/components/ui/DialogActions";
import { Honeypot } from "@/components/ui/Honeypot";
import { Options, SelectField } from "@/components/ui/SelectField";
import { TextArea } from "@/components/ui/TextArea";
import { EmailAddressField } from "@/components/ui/EmailAddressField";
import { TextField } from "@/components/ui/TextField";
import { profile } from "@/content/profile";
import { budgetRanges, projectTypes, timelines, type ProjectType } from "@/content/services";
import { useRequestConsultation } from "@/data/consultation-requests/public";
import { siteSettingsQuery } from "@/data/settings/public";
import { readDraft } from "@/lib/drafts/draft-store";
import { fieldText } from "@/lib/forms/field-text";
import { isHoneypotFilled } from "@/lib/forms/honeypot";
import { useFormDraft } from "@/lib/drafts/use-form-draft";
import { onceStored } from "@/lib/forms/once-stored";
import { useRefusal } from "@/lib/forms/use-refusal";
import { useSubmissionId } from "@/lib/forms/use-submission-id";
import { useSubmissionSecret } from "@/lib/forms/use-submission-secret";
import { lazyPart } from "@/lib/lazy-part";
import type { Notices } from "@/lib/query-client";
import * as limits from "@/lib/supabase/limits/consultation-requests";
import { t } from "@/lib/words";
import { isTaken } from "./is-taken";

const Booking = lazyPart(() => import("./Booking"), "Booking");

type Props = {
  isOpen: boolean;
  onClose: () => void;
  preselectedType: ProjectType | "";
};

/** A stored request: the secret of its link, its time, ISO 8601, and the id of its type, empty for none. */
type Requested = { token: string; time: string; kind: string };

const notices: Notices = {
  success: () => ({
    title: t("Consultation request sent! I'll get back to you {replyTime}.", {
      replyTime: profile.replyTime,
    }),
  }),
  failure: () => ({ title: t("Failed to send request. Please try again.") }),
};

export function ConsultationDialog({ isOpen, onClose, preselectedType }: Props) {
  // Outside the dialog, so that its pending state and error survive closing it.
  const request = useRequestConsultation(notices);
  const [requested, setRequested] = useState<Requested>();

  function close() {
    setRequested(undefined);
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      {...(requested
        ? { title: t("Consultation requested") }
        : {
            title: t("Schedule Consultation"),
            description: t("Tell me what you have in mind. I reply {replyTime}.", {
              replyTime: profile.replyTime,
            }),
            size: "wide",
          })}
    >
      {requested ? (
        <Suspense>
          <Booking step="requested" {...requested} />
        </Suspense>
      ) : (
        <ConsultationForm
          request={request}
          preselectedType={preselectedType}
          onRequested={setRequested}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

/** The fields whose values browsers may accept but the database rejects. */
const FIELDS = ["name", "email", "message"];

const OPTIONAL_FIELDS = [
  "company",
  "budget_range",
  "timeline",
  "requested_for",
  "time_zone",
  "kind",
] as const;

/** The fields as they are sent: an optional one only if it is filled in. */
function fieldsOf(form: FormData) {
  const text = (name: string) => fieldText(form, name);
  const filled = OPTIONAL_FIELDS.filter((name) => text(name));
  const optional: { [name in (typeof OPTIONAL_FIELDS)[number]]?: string } = Object.fromEntries(
    filled.map((name) => [name, text(name)]),
  );
  return {
    name: text("name"),
    email: text("email"),
    project_type: text("project_type"),
    message: text("message"),
    ...optional,
  };
}

/** The time, ISO 8601, and the id of the kind in the text of a submission; empty without one. */
function sentIn(text: string): { time: string; kind: string } {
  const valueOf = (name: string) => new RegExp(`"${name}":"([^"]+)"`).exec(text)?.[1] ?? "";
  return { time: valueOf("requested_for"), kind: valueOf("kind") };
}

type FormProps = {
  request: ReturnType<typeof useRequestConsultation>;
  preselectedType: ProjectType | "";
  /** Called when a request with a time was stored. */
  onRequested: (requested: Requested) => void;
  onClose: () => void;
};

function ConsultationForm({ request, preselectedType, onRequested, onClose }: FormProps) {
  const { owner } = useSite();
  const { data: settings } = useQuery(siteSettingsQuery());
  const sender = useSender();
  const { formProps, clear } = useFormDraft("consultation", { project_type: preselectedType });
  const submission = useSubmissionId("consultation");
  const link = useSubmissionSecret("consultation");
  const { errorOf, formError } = useRefusal(request.error, formProps.ref, FIELDS);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (isHoneypotFilled(form)) return;
    const fields = fieldsOf(form);
    const id = submission.idFor(JSON.stringify(fields));
    const { requested_for: time = "", kind = "" } = fields;
    const token = time && link.secretFor(id);
    const sending = request.mutateAsync({ id, ...fields, ...(token && { token }) });
    sending.catch((error: Error) => {
      // This one is not stored: its time is taken.
      if (isTaken(error)) submission.clear();
    });
    onceStored(sending, () => {
      submission.clear();
      link.clear();
      if (!clear(form)) return;
      if (token) onRequested({ token, time, kind });
      else onClose();
    });
  }

  return (
    <form {...formProps} onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={t("Name")}
        name="name"
        defaultValue={sender.name}
        autoComplete="name"
        maxLength={limits.name_max_length}
        error={errorOf("name")}
        required
      />
      <EmailAddressField
        label={t("Email")}
        name="email"
        defaultValue={sender.email}
        autoComplete="email"
        maxLength={limits.email_max_length}
        error={errorOf("email")}
        required
      />
      <TextField
        label={t("Company (optional)")}
        name="company"
        autoComplete="organization"
        maxLength={limits.company_max_length}
      />
      <SelectField label={t("Project type")} name="project_type" required>
        <option value="">{t("Please choose")}</option>
        <Options of={projectTypes} />
      </SelectField>
      <SelectField label={t("Budget range (optional)")} name="budget_range">
        <option value="">{t("Not decided")}</option>
        <Options of={budgetRanges} />
      </SelectField>
      <SelectField label={t("Timeline (optional)")} name="timeline">
        <option value="">{t("Not decided")}</option>
        <Options of={timelines} />
      </SelectField>
      {settings?.booking_hours && (
        <LoadedLater
          what={t("The available times")}
          fallback={<div className="h-32 sm:col-span-2" />}
        >
          <Booking
            step="choose"
            key={String(request.isSuccess)}
            dayLabel={t("Day (optional)")}
            initial={new URLSearchParams(readDraft("consultation")).get("requested_for") ?? ""}
            sent={sentIn(submission.text)}
            ownerName={owner.name}
            preselectedType={preselectedType}
            error={request.error}
          />
        </LoadedLater>
      )}
      <div className="sm:col-span-2">
        <TextArea
          label={t("Project details")}
          name="message"
          rows={6}
          maxLength={limits.message_max_length}
          error={errorOf("message")}
          required
        />
      </div>
      <Honeypot />
      {formError && (
        <div className="sm:col-span-2">
          <SubmitError error={formError} contactEmail={owner.email} />
        </div>
      )}
      <DialogActions className="sm:col-span-2">
        <Button variant="secondary" onClick={onClose}>
          {t("Cancel")}
        </Button>
        <Button type="submit" isBusy={request.isPending}>
          {request.isPending ? t("Sending...") : t("Send Request")}
        </Button>
      </DialogActions>
    </form>
  );
}
