import { useState, type FormEvent } from "react";
import { useQuery } from "@tanstack/react-query";
import { SubmitError } from "@/components/SubmitError";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import { Honeypot } from "@/components/ui/Honeypot";
import { SelectField } from "@/components/ui/SelectField";
import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { profile } from "@/content/profile";
import { budgetRanges, projectTypes, timelines, type ProjectType } from "@/content/services";
import { freeTimesQuery, useRequestConsultation } from "@/data/consultation-requests/public";
import { siteSettingsQuery } from "@/data/settings/public";
import { textOf } from "@/lib/forms/form-text";
import { isHoneypotFilled } from "@/lib/forms/honeypot";
import { readDraft } from "@/lib/drafts/use-draft";
import { useFormDraft } from "@/lib/drafts/use-form-draft";
import { localTimeZone } from "@/lib/format/local-time";
import { useSubmissionId } from "@/lib/forms/use-submission-id";
import type { Notices } from "@/lib/query-client";
import { BackendError } from "@/lib/requests/backend-error";
import { RequestedTime } from "./RequestedTime";
import { TimePicker } from "./TimePicker";

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  preselectedType: ProjectType | "";
};

const notices: Notices = {
  success: () => ({ title: "Consultation request sent! I'll get back to you within 24 hours." }),
  failure: () => ({ title: "Failed to send request. Please try again." }),
};

export function ConsultationDialog({ isOpen, onOpenChange, preselectedType }: Props) {
  // Outside the dialog, so that its pending state and error survive closing it.
  const request = useRequestConsultation(notices);
  const [requested, setRequested] = useState<{ id: string; time: string }>();

  function close() {
    setRequested(undefined);
    onOpenChange(false);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      {...(requested
        ? { title: "Consultation requested" }
        : {
            title: "Schedule Consultation",
            description: `Tell me what you have in mind. I reply ${profile.replyTime}.`,
            size: "wide",
          })}
    >
      {requested ? (
        <RequestedTime {...requested} onClose={close} />
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

type FormProps = {
  request: ReturnType<typeof useRequestConsultation>;
  preselectedType: ProjectType | "";
  /** Called when a request with a time was stored. */
  onRequested: (requested: { id: string; time: string }) => void;
  onClose: () => void;
};

const DRAFT = "consultation";

function ConsultationForm({ request, preselectedType, onRequested, onClose }: FormProps) {
  const { data: settings } = useQuery(siteSettingsQuery());
  const offersTimes = Boolean(settings?.booking_hours);
  const free = useQuery({ ...freeTimesQuery(), enabled: offersTimes });
  const [time, setTime] = useState(
    () => new URLSearchParams(readDraft(DRAFT)).get("requested_for") ?? "",
  );
  const { formProps, clear } = useFormDraft(DRAFT, { project_type: preselectedType });
  const submission = useSubmissionId(DRAFT);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (isHoneypotFilled(form)) return;
    // Not what was chosen before, if it is not offered any more.
    const requested_for = textOf(form, "requested_for") || null;
    const fields = {
      name: textOf(form, "name"),
      email: textOf(form, "email"),
      company: textOf(form, "company") || null,
      project_type: textOf(form, "project_type"),
      budget_range: textOf(form, "budget_range") || null,
      timeline: textOf(form, "timeline") || null,
      message: textOf(form, "message"),
      requested_for,
      time_zone: requested_for && localTimeZone(),
    };
    const id = submission.idFor(JSON.stringify(fields));
    request.mutateAsync({ id, ...fields }).then(
      () => {
        submission.clear();
        setTime("");
        if (!clear(form)) return;
        if (requested_for) onRequested({ id, time: requested_for });
        else onClose();
      },
      // The failure is shown from `request.error`.
      (error: unknown) => {
        if (!isTaken(error)) return;
        setTime("");
        void free.refetch();
      },
    );
  }

  return (
    <form {...formProps} onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      <TextField label="Name" name="name" autoComplete="name" maxLength={100} required />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={200}
        required
      />
      <TextField
        label="Company (optional)"
        name="company"
        autoComplete="organization"
        maxLength={200}
      />
      <SelectField label="Project type" name="project_type" required>
        <option value="">Please choose</option>
        <Options of={projectTypes} />
      </SelectField>
      <SelectField label="Budget range (optional)" name="budget_range">
        <option value="">Not decided</option>
        <Options of={budgetRanges} />
      </SelectField>
      <SelectField label="Timeline (optional)" name="timeline">
        <option value="">Not decided</option>
        <Options of={timelines} />
      </SelectField>
      {offersTimes && free.data !== null && (
        <div className="sm:col-span-2">
          <TimePicker
            free={free}
            ownerName={settings?.site_name || profile.name}
            chosen={time}
            onChoose={setTime}
            refusal={!time && isTaken(request.error) ? request.error.message : undefined}
          />
        </div>
      )}
      <div className="sm:col-span-2">
        <TextArea label="Project details" name="message" rows={6} maxLength={5000} required />
      </div>
      <Honeypot />
      {request.error && !isTaken(request.error) && (
        <div className="sm:col-span-2">
          <SubmitError
            error={request.error}
            contactEmail={settings?.contact_email || profile.email}
          />
        </div>
      )}
      <div className="flex justify-end gap-3 sm:col-span-2">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" isBusy={request.isPending}>
          {request.isPending ? "Sending..." : "Send Request"}
        </Button>
      </div>
    </form>
  );
}

/** Whether somebody else has got the time. */
function isTaken(error: unknown): error is BackendError {
  return error instanceof BackendError && error.code === "PT409";
}

function Options({ of }: { of: readonly { value: string; label: string }[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
