import { useSender } from "@/auth/use-sender";
import { ContactForm } from "@/components/ContactForm";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { useSite } from "@/components/site-context";
import { paths } from "@/paths";
import { numberedLabel } from "@/sections";
import { useSendMessage } from "@/data/contact-messages/public";
import type { Notices } from "@/lib/query-client";
import { ContactFacts } from "./ContactFacts";
import { QuickResponse } from "./QuickResponse";
import { t } from "@/lib/words";

const notices: Notices = {
  success: t("Message sent successfully! I'll get back to you soon."),
  failure: () => ({ title: t("Failed to send message. Please try again.") }),
};

export function ContactPage() {
  const { owner } = useSite();
  const sender = useSender();
  const send = useSendMessage(notices);

  return (
    <Page
      title={t("Get In Touch")}
      description={t("Write to me about a project, an article or a mistake.")}
    >
      <PageHeader
        label={numberedLabel(paths.contact, t("Contact"))}
        title={t("Get In Touch")}
        lead={t("A project, a question about an article, a mistake you found: all welcome.")}
      />
      <div className="page-width grid gap-x-6 gap-y-14 lg:grid-cols-12">
        <section aria-labelledby="write" className="border-t pt-4 lg:col-span-7">
          <h2 id="write" className="mb-6 font-serif text-headline">
            {t("Write to me")}
          </h2>
          <ContactForm
            sender={sender}
            onSend={send.mutateAsync}
            isSending={send.isPending}
            error={send.error}
            contactEmail={owner.email}
            sendingLabel={t("Sending...")}
          />
        </section>
        <aside
          aria-label={t("Other ways")}
          className="grid content-start gap-10 lg:col-span-4 lg:col-start-9"
        >
          <QuickResponse />
          <ContactFacts email={owner.email} socials={owner.socials} />
        </aside>
      </div>
    </Page>
  );
}
