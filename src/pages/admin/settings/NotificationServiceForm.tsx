import { useState, type FormEvent } from "react";
import { SubmitError } from "@/components/SubmitError";
import { Button } from "@/components/ui/Button";
import { Options, SelectField } from "@/components/ui/SelectField";
import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { sendsEmails } from "@/data/can-email-clients";
import { useSetNotificationService, type Notifications } from "@/data/outbox";
import * as limits from "@/lib/supabase/limits/notification-settings";
import { t } from "@/lib/words";
import { asksFor, inputOf, services, serviceOf, type ServiceInput } from "./notification-services";

type Props = { stored: Notifications };

const NO_JSON = t("The template is not JSON.");

export function NotificationServiceForm({ stored }: Props) {
  const [input, setInput] = useState(() => inputOf(stored));
  const [isTemplateWrong, setTemplateWrong] = useState(false);
  const saving = useSetNotificationService({
    success: (_data, { service }) => ({
      title: service ? t("You are notified this way now") : t("You are no longer notified"),
    }),
    failure: t("Nothing was changed"),
  });
  const isSame = stored.service === input.service;
  const asks = (name: Parameters<typeof asksFor>[1]) => asksFor(input.service, name);
  const field = (name: keyof ServiceInput) => ({
    value: input[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setInput({ ...input, [name]: target.value }),
    autoComplete: "off",
  });

  function save(event: FormEvent) {
    event.preventDefault();
    const way = serviceOf(input);
    setTemplateWrong(way === null);
    if (!way) return;
    saving.mutate(way, {
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
      {asks("url") && (
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
      {asks("key") && (
        <TextField
          label={isSame && stored.has_key ? t("New API key") : t("API key")}
          type="password"
          {...field("key")}
          required={!(isSame && stored.has_key) && !asks("template")}
          maxLength={limits.key_max_length}
          hint={isSame && stored.has_key ? t("A key is set.") : undefined}
        />
      )}
      {sendsEmails(input.service) && (
        <>
          <TextField
            label={t("Sender")}
            {...field("sender")}
            required
            maxLength={limits.sender_max_length}
            placeholder={t("My site <mail@example.com>")}
            hint={t("An address at a domain that the service may send for.")}
          />
          <TextField
            label={t("Recipient")}
            type="email"
            {...field("recipient")}
            maxLength={limits.recipient_max_length}
            placeholder={stored.default_recipient}
          />
        </>
      )}
      {asks("template") && (
        <>
          <TextArea
            label={t("Template")}
            rows={9}
            {...field("template")}
            spellCheck={false}
            className="font-mono text-sm"
            maxLength={limits.template_max_length}
            error={isTemplateWrong ? NO_JSON : undefined}
            hint={t("The JSON body of the request. {names} and {last} are filled in.", {
              names: "{{from}}, {{to}}, {{reply_to}}, {{subject}}, {{text}}, {{html}}",
              last: "{{link}}",
            })}
          />
          <TextField
            label={t("Header for the key")}
            {...field("keyHeader")}
            maxLength={60}
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
      )}
      {saving.error && <SubmitError error={saving.error} />}
      <p>
        <Button type="submit" variant="secondary" isBusy={saving.isPending}>
          {t("Save delivery service")}
        </Button>
      </p>
    </form>
  );
}
