import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState, type FormEvent } from "react";
import { useConfirmEnrolment, type Enrolment } from "@/auth/use-second-factor";
import { CodeField } from "@/components/CodeField";
import { CopyButton } from "@/components/CopyButton";
import { QrFigure } from "@/components/QrFigure";
import { Button } from "@/components/ui/Button";
import { useFirstField } from "@/components/use-first-field";
import { qrCodeQuery } from "@/lib/browser/qr-code";
import { t } from "@/lib/words";

type Props = { enrolment: Enrolment; onDone: () => void };

/** The key of a new authenticator app, and the field for the first code that the app shows. */
export function ConfirmEnrolmentForm({ enrolment: { id, secret, uri }, onDone }: Props) {
  const [code, setCode] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const keyId = useId();
  const qr = useQuery(qrCodeQuery(uri));
  const confirm = useConfirmEnrolment();
  useFirstField(form);

  function submit(event: FormEvent) {
    event.preventDefault();
    confirm.mutate(
      { id, code },
      {
        onSuccess: onDone,
        onError: () => {
          field.current?.focus();
          field.current?.select();
        },
      },
    );
  }

  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      <div className="flex flex-wrap items-end gap-x-5">
        <QrFigure
          image={qr.data}
          hasFailed={qr.isError}
          alt={t("QR code with the key for the authenticator app")}
          textId={keyId}
          isExample={false}
          caption={t("Scan with the app")}
        />
        <a
          href={uri}
          className="inline-flex min-h-11 items-center text-sm underline decoration-line-strong underline-offset-4 hover:decoration-accent sm:max-w-24"
        >
          {t("The app is on this device")}
        </a>
      </div>
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-y py-3">
        <span className="label text-ink-muted">{t("Key")}</span>
        <span id={keyId} translate="no" className="font-mono text-[0.9375rem] wrap-anywhere">
          {secret.match(/.{1,4}/g)?.join(" ")}
        </span>
        <span className="col-start-2 row-span-2 row-start-1">
          <CopyButton label={t("Key")} text={secret} />
        </span>
      </div>
      <CodeField
        ref={field}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          if (confirm.isError) confirm.reset();
        }}
        error={confirm.error?.message}
      />
      <Button type="submit" className="justify-self-end" isBusy={confirm.isPending}>
        {t("Turn on")}
      </Button>
    </form>
  );
}
