import { useSender } from "@/auth/use-sender";
import { ContactForm } from "@/components/ContactForm";
import { useSite } from "@/components/site-context";
import { profile } from "@/content/profile";
import { useSendMessage } from "@/data/contact-messages/public";
import type { Notices } from "@/lib/query-client";
import { Section, type SectionProps } from "./Section";
import { t } from "@/lib/words";

const notices: Notices = {
  success: () => ({
    title: t("Message Sent Successfully! 🚀"),
    description: t("Thank you for reaching out! I'll get back to you {replyTime}.", {
      replyTime: profile.replyTime,
    }),
  }),
  failure: () => ({
    title: t("Oops! Something went wrong 😅"),
    description: t("Please try again or contact me directly via email."),
  }),
};

export function ContactSection({ number }: SectionProps) {
  const { email } = useSite().owner;
  const sender = useSender();
  const send = useSendMessage(notices);
  return (
    <Section
      id="contact"
      label={`${number} — ${t("Contact")}`}
      title={t("Tell me what you have in mind")}
    >
      <div className="grid gap-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <p className="text-lead text-ink-muted">
            {t("Two sentences are enough to start with. You will get a reply {replyTime}.", {
              replyTime: profile.replyTime,
            })}
          </p>
          <p className="mt-6">
            <a href={`mailto:${email}`} className="underline underline-offset-4">
              {email}
            </a>
          </p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <ContactForm
            sender={sender}
            onSend={send.mutateAsync}
            isSending={send.isPending}
            error={send.error}
            contactEmail={email}
            sendingLabel={t("Sending Magic...")}
          />
        </div>
      </div>
    </Section>
  );
}
