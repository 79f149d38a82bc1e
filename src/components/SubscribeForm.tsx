import { useEffect, useRef, useState, type FormEvent } from "react";
import { fieldText } from "@/lib/forms/field-text";
import { isHoneypotFilled } from "@/lib/forms/honeypot";
import { onceStored } from "@/lib/forms/once-stored";
import { clearSent } from "@/lib/drafts/draft-store";
import { useDraft } from "@/lib/drafts/use-draft";
import type { NewSubscription } from "@/lib/subscriptions";
import * as limits from "@/lib/supabase/limits/subscribers";
import { SubmitError } from "./SubmitError";
import { Button } from "./ui/Button";
import { Honeypot } from "./ui/Honeypot";
import { SelectField } from "./ui/SelectField";
import { EmailAddressField } from "./ui/EmailAddressField";
import { t } from "@/lib/words";

export type Topic = Pick<NewSubscription, "topic" | "name">;

type Props = {
  /** The options, the most likely first. */
  topics: readonly Topic[];
  /** The confirmed address of a signed-in user; empty for others. */
  ownAddress: string;
  onSubscribe: (subscription: NewSubscription) => Promise<unknown>;
  isSending: boolean;
  isSent: boolean;
  error: Error | null;
};

/** Subscribes to new articles by email. The response is the same for every address. */
export function SubscribeForm({
  topics,
  ownAddress,
  onSubscribe,
  isSending,
  isSent,
  error,
}: Props) {
  const [address, setAddress] = useDraft("subscribe-address");
  /** The account's address at the time of sending: who signs in or out afterwards has another. */
  const [sentTo, setSentTo] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, select")?.focus(), []);
  useEffect(() => {
    if (isSent) done.current?.focus();
  }, [isSent]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    if (isHoneypotFilled(typed)) return;
    const chosen = topics[Number(fieldText(typed, "topic"))] ?? topics[0];
    if (!chosen) return;
    const subscription: NewSubscription = {
      ...chosen,
      address: ownAddress ? "" : address.trim(),
      frequency: fieldText(typed, "frequency") === "weekly" ? "weekly" : "daily",
    };
    setSentTo(ownAddress);
    onceStored(onSubscribe(subscription), () => clearSent("subscribe-address", address));
  }

  if (isSent) {
    return (
      <p ref={done} tabIndex={-1} role="status" className="max-w-measure border-s-2 ps-4 text-sm">
        {sentTo
          ? t("Thank you. New articles will be sent to {ownAddress}.", { ownAddress: sentTo })
          : t(
              "Thank you. Confirm with the link that we email you (one email a day at most). Until then, nothing else is sent.",
            )}
      </p>
    );
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      aria-label={t("Articles by email")}
      className="mt-5 grid max-w-measure gap-4 border-t pt-5"
    >
      {ownAddress ? (
        <p className="user-text text-sm text-ink-muted">
          {t("To {ownAddress}, the address of your account.", {
            ownAddress: <bdi className="text-ink">{ownAddress}</bdi>,
          })}
        </p>
      ) : (
        <EmailAddressField
          label={t("Email address")}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          autoComplete="email"
          maxLength={limits.email_max_bytes}
          required
          hint={t("Used only for these emails. Each has an unsubscribe link.")}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t("What")} name="topic" defaultValue="0">
          {topics.map(({ topic, name }, index) => (
            <option key={`${topic}:${name}`} value={index}>
              {labelFor(topic, name)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t("How often")} name="frequency" defaultValue="daily">
          <option value="daily">{t("At most once a day")}</option>
          <option value="weekly">{t("At most once a week")}</option>
        </SelectField>
      </div>
      <Honeypot />
      {error && <SubmitError error={error} />}
      <div>
        <Button type="submit" isBusy={isSending}>
          {t("Subscribe")}
        </Button>
      </div>
    </form>
  );
}

function labelFor(topic: Topic["topic"], name: string): string {
  if (topic === "tag") return t("Articles with the tag {name}", { name });
  if (topic === "series") return t("The series {name}", { name });
  return t("All new articles");
}
