import { useState, type FormEvent } from "react";
import { Button } from "@/components/ui/Button";
import { SelectField } from "@/components/ui/SelectField";
import { TextArea } from "@/components/ui/TextArea";
import { TextField } from "@/components/ui/TextField";
import { useSetNotificationService, type Notifications } from "@/data/outbox";
import * as limits from "@/lib/supabase/limits/notification-settings";
import { asksFor, inputOf, services, serviceOf, type ServiceInput } from "./notification-services";

type Props = { stored: Notifications };

const NO_JSON = "The template is not JSON.";

export function NotificationServiceForm({ stored }: Props) {
  const [input, setInput] = useState(() => inputOf(stored));
  const [isTemplateWrong, setTemplateWrong] = useState(false);
  const saving = useSetNotificationService({
    success: (_data, { service }) => ({
      title: service ? "You are notified this way now" : "You are no longer notified",
    }),
    failure: ({ message }) => ({ title: "Nothing was changed", description: message }),
  });
  const isSame = stored.service === input.service;
  const asks = (what: Parameters<typeof asksFor>[1]) => asksFor(input.service, what);
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
        label="Delivery service"
        {...field("service")}
        hint={services.find(({ value }) => value === input.service)?.hint}
      >
        {services.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {asks("url") && (
        <TextField
          label={isSame ? "Another address" : "Address"}
          type="url"
          {...field("url")}
          required={!isSame}
          pattern="https://.+"
          maxLength={limits.url_max_length}
          placeholder="https://…"
          hint={isSame ? `Set: ${stored.host}.` : undefined}
        />
      )}
      {asks("key") && (
        <TextField
          label={isSame && stored.has_key ? "Another API key" : "API key"}
          type="password"
          {...field("key")}
          required={!(isSame && stored.has_key) && !asks("template")}
          maxLength={limits.key_max_length}
          hint={isSame && stored.has_key ? "One is set." : undefined}
        />
      )}
      {asks("mail") && (
        <>
          <TextField
            label="Sender"
            {...field("sender")}
            required
            maxLength={limits.sender_max_length}
            placeholder="My site <mail@example.com>"
            hint="An address of a domain that the service may send for."
          />
          <TextField
            label="Recipient"
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
            label="Template"
            rows={9}
            {...field("template")}
            spellCheck={false}
            className="font-mono text-sm"
            maxLength={limits.template_max_length}
            error={isTemplateWrong ? NO_JSON : undefined}
            hint="The JSON of a request. {{from}}, {{to}}, {{reply_to}}, {{subject}}, {{text}}, {{html}} and {{link}} are filled in."
          />
          <TextField
            label="Header of the key"
            {...field("keyHeader")}
            maxLength={60}
            hint="In Authorization it is sent after «Bearer»."
          />
          <TextField
            label="Hours for which it recognises a repeated request (idempotency key)"
            type="number"
            min={limits.repeat_hours_min}
            max={limits.repeat_hours_max}
            {...field("repeatHours")}
            hint="By the header Idempotency-Key. With 0 an email whose answer is lost waits for you in the outbox."
          />
        </>
      )}
      {saving.error && (
        <p role="alert" className="border-l-2 border-danger pl-4 text-sm">
          {saving.error.message}
        </p>
      )}
      <p>
        <Button type="submit" variant="secondary" isBusy={saving.isPending}>
          Save delivery service
        </Button>
      </p>
    </form>
  );
}
