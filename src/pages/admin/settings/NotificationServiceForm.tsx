import { useState, type FormEvent } from "react";
import { secretProps } from "@/components/admin/field-props";
import { useFailureNotice } from "@/components/admin/record-notices";
import { SubmitError } from "@/components/SubmitError";
import { Button } from "@/components/ui/Button";
import { Options, SelectField } from "@/components/ui/SelectField";
import { TextArea } from "@/components/ui/TextArea";
import { EmailAddressField } from "@/components/ui/EmailAddressField";
import { TextField } from "@/components/ui/TextField";
import { sendsEmails } from "@/data/can-email-clients";
import { useSetNotificationService, type Notifications } from "@/data/outbox";
import * as limits from "@/lib/supabase/limits/notification-settings";
import { t } from "@/lib/words";
import {
  requiresField,
  inputOf,
  services,
  serviceOf,
  type ServiceInput,
} from "./notification-services";

type Props = { stored: Notifications };

/** The props that connect an input to the form's field with this name. */
type GetFieldProps = (name: keyof ServiceInput) => {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  autoComplete: string;
};

export function NotificationServiceForm({ stored }: Props) {
  const [input, setInput] = useState(() => inputOf(stored));
  const [isTemplateInvalid, setIsTemplateInvalid] = useState(false);
  const saving = useSetNotificationService({
    success: (_data, { service }) => ({
      title: service ? t("You are notified this way now") : t("You are no longer notified"),
    }),
    failure: useFailureNotice(t("Nothing was changed")),
  });
  const isSame = stored.service === input.service;
  const hasKey = isSame && stored.has_key;
  const requires = (name: Parameters<typeof requiresField>[1]) =>
    requiresField(input.service, name);
  const field: GetFieldProps = (name) => ({
    value: input[name],
    onChange: ({ target }) => setInput({ ...input, [name]: target.value }),
    autoComplete: "off",
  });

  function save(event: FormEvent) {
    event.preventDefault();
    const service = serviceOf(input);
    setIsTemplateInvalid(service === null);
    if (!service) return;
    saving.mutate(service, {
      onSuccess: () => setInput((typed) => ({ ...typed, url: "", key: "" })),
    });
  }

  return (
    <form onSubmit={save} className="grid gap-6">
      <SelectField
        label={t("Delivery service")}
        {...field("service")}
        hint={services.find(({ value }) => value === input.service)?.hint}
      >
        <Options of={services} />
      </SelectField>
      {requires("url") && (
        <TextField
          label={isSame ? t("New address") : t("Address")}
          type="url"
          {...field("url")}
          required={!isSame}
          pattern="https://.+"
          maxLength={limits.url_max_length}
          placeholder={"https://…"}
          hint={isSame ? t("Set: {host}.", { host: stored.host }) : undefined}
        />
      )}
      {requires("key") && (
        <TextField
          label={hasKey ? t("New API key") : t("API key")}
          {...field("key")}
          {...secretProps}
          required={!hasKey && !requires("template")}
          maxLength={limits.key_max_length}
          hint={hasKey ? t("A key is set.") : undefined}
        />
      )}
      {sendsEmails(input.service) && (
        <AddressFields field={field} defaultRecipient={stored.default_recipient} />
      )}
      {requires("template") && <TemplateFields field={field} isInvalid={isTemplateInvalid} />}
      {saving.error && <SubmitError error={saving.error} />}
      <p>
        <Button type="submit" variant="secondary" isBusy={saving.isPending}>
          {t("Save delivery service")}
        </Button>
      </p>
    </form>
  );
}

type AddressProps = { field: GetFieldProps; defaultRecipient: string };

function AddressFields({ field, defaultRecipient }: AddressProps) {
  return (
    <>
      <TextField
        label={t("Sender")}
        {...field("sender")}
        required
        maxLength={limits.sender_max_length}
        placeholder={t("My site <mail@example.com>")}
        hint={t("An address at a domain that the service may send for.")}
      />
      <EmailAddressField
        label={t("Recipient")}
        {...field("recipient")}
        maxLength={limits.recipient_max_length}
        placeholder={defaultRecipient}
      />
    </>
  );
}

function TemplateFields({ field, isInvalid }: { field: GetFieldProps; isInvalid: boolean }) {
  return (
    <>
      <TextArea
        label={t("Template")}
        rows={9}
        {...field("template")}
        spellCheck={false}
        className="font-mono pointer-fine:text-sm"
        maxLength={limits.template_max_length}
        error={isInvalid ? t("The template is not JSON.") : undefined}
        hint={t("The JSON body of the request. {names} and {last} are filled in.", {
          names: "{{from}}, {{to}}, {{reply_to}}, {{subject}}, {{text}}, {{html}}",
          last: "{{link}}",
        })}
      />
      <TextField
        label={t("Header for the key")}
        {...field("keyHeader")}
        hint={t("In the Authorization header it is sent after “Bearer”.")}
      />
      <TextField
        label={t("Hours during which it recognises a repeated request (idempotency key)")}
        type="number"
        min={limits.repeat_hours_min}
        max={limits.repeat_hours_max}
        {...field("repeatHours")}
        hint={t(
          "By the Idempotency-Key header. With 0, an email whose response was lost waits for you in the outbox.",
        )}
      />
    </>
  );
}
