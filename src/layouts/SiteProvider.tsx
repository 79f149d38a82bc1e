import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { MailFormContext } from "@/components/mail-form-context";
import { SiteContext } from "@/components/site-context";
import type { Topic } from "@/components/SubscribeForm";
import { siteSettingsQuery } from "@/data/settings/public";
import { lazyPart } from "@/lib/lazy-part";
import { siteMetadata } from "./site-metadata";

const SubscribeByMail = lazyPart(() => import("./SubscribeByMail"), "SubscribeByMail");

const mailForm = (topics: readonly Topic[]) => <SubscribeByMail topics={topics} />;

type Props = {
  /** Whether search engines may index the pages below. */
  isPublic?: boolean;
  children: ReactNode;
};

/** Provides the site's metadata, and the features its settings turn on, to the pages below. */
export function SiteProvider({ isPublic = true, children }: Props) {
  const { data: settings } = useQuery(siteSettingsQuery());
  const site = useMemo(() => ({ ...siteMetadata(settings), isPublic }), [settings, isPublic]);
  return (
    <SiteContext value={site}>
      <MailFormContext value={settings?.mails_readers ? mailForm : null}>
        {children}
      </MailFormContext>
    </SiteContext>
  );
}
