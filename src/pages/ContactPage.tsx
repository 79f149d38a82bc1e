import { useQuery } from "@tanstack/react-query";
import { Clock, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { ContactForm } from "@/components/ContactForm";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { SocialLinks } from "@/components/SocialLinks";
import { profile } from "@/content/profile";
import { useSendMessage } from "@/data/contact-messages";
import { siteSettingsQuery } from "@/data/settings";

const texts = {
  success: { title: "Message sent successfully! I'll get back to you soon." },
  failure: { title: "Failed to send message. Please try again." },
};

export function ContactPage() {
  const { data: settings } = useQuery(siteSettingsQuery());
  const send = useSendMessage(texts);
  const email = settings?.contact_email ?? profile.email;

  return (
    <Page title="Contact" description="Write to me about a project, an article or a mistake.">
      <PageHeader
        label="09 — Contact"
        title="Get In Touch"
        lead="A project, a question about an article, a mistake you found: all welcome."
      />
      <div className="page-width grid gap-14 lg:grid-cols-12">
        <aside className="grid content-start gap-8 lg:col-span-4">
          <dl className="grid gap-px border bg-line">
            <Fact icon={Mail} term="Email">
              <a href={`mailto:${email}`} className="underline underline-offset-4">
                {email}
              </a>
            </Fact>
            <Fact icon={Phone} term="Phone">
              <a href={`tel:${profile.phone.replace(/\s/g, "")}`} className="underline underline-offset-4">
                {profile.phone}
              </a>
            </Fact>
            <Fact icon={MapPin} term="Location">
              {profile.location} ({profile.timeZone})
            </Fact>
          </dl>
          <SocialLinks
            links={{
              github: settings?.social_github ?? profile.socials.github,
              linkedin: settings?.social_linkedin ?? profile.socials.linkedin,
              twitter: settings?.social_twitter ?? profile.socials.twitter,
            }}
          />
          <div className="border-l-2 border-accent pl-5">
            <h2 className="flex items-center gap-2 font-medium">
              <Clock aria-hidden className="size-4 text-accent" />
              Quick Response
            </h2>
            <p className="mt-1 text-ink-muted">
              You get a reply {profile.replyTime}, even if it is only to say when the real answer
              comes.
            </p>
          </div>
        </aside>
        <section aria-labelledby="write" className="lg:col-span-7 lg:col-start-6">
          <h2 id="write" className="mb-6 font-serif text-headline">
            Send a message
          </h2>
          <ContactForm
            onSend={send.mutate}
            isSending={send.isPending}
            error={send.error}
            contactEmail={email}
            sendingLabel="Sending..."
          />
        </section>
      </div>
    </Page>
  );
}

type FactProps = { icon: typeof Mail; term: string; children: ReactNode };

function Fact({ icon: Icon, term, children }: FactProps) {
  return (
    <div className="flex items-start gap-4 bg-paper p-4">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-ink-muted" />
      <div>
        <dt className="label text-ink-muted">{term}</dt>
        <dd className="[overflow-wrap:anywhere]">{children}</dd>
      </div>
    </div>
  );
}
