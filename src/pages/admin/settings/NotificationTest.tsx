import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { responseTo } from "@/data/outbox-reasons";
import { Button } from "@/components/ui/Button";
import { isSettled, testMailQuery, useSendTestMail, type OutboxMail } from "@/data/outbox";
import { t } from "@/lib/words";
import { randomId } from "@/lib/browser/random-id";

/** Sends a test, and shows the service's response. */
export function NotificationTest() {
  const [id, setId] = useState("");
  const { data: test } = useQuery(testMailQuery(id));
  const sending = useSendTestMail({
    success: () => null,
    failure: t("No test was sent"),
  });
  const isPending = sending.isPending || (id !== "" && !(test && isSettled(test)));

  function send() {
    const sent = { id: randomId() };
    sending.mutate(sent, { onSuccess: () => setId(sent.id) });
  }

  return (
    <div className="grid gap-3">
      <p>
        <Button variant="secondary" isBusy={isPending} onClick={send}>
          {t("Send a test")}
        </Button>
      </p>
      <p role="status" className="min-h-5 user-text text-sm">
        {isPending ? t("Waiting for the answer…") : test && outcomeOf(test)}
      </p>
    </div>
  );
}

function outcomeOf(mail: OutboxMail): string {
  const { state, recipient } = mail;
  const response = responseTo(mail);
  if (state === "sent")
    return `${t("The service accepted it for {recipient}.", { recipient: recipient ?? "" })} ${response}`;
  if (state === "unknown") return `${t("It is not known whether it arrived.")} ${response}`;
  return `${t("The service did not accept it.")} ${response}`;
}
