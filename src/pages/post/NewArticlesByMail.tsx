import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { MailHint } from "@/components/MailHint";
import type { Topic } from "@/components/SubscribeForm";
import { siteSettingsQuery } from "@/data/settings/public";

const SubscribeByMail = lazy(() =>
  import("./SubscribeByMail").then((module) => ({ default: module.SubscribeByMail })),
);

/** Offers new articles by mail where the owner has switched that on. */
export function NewArticlesByMail({
  topics,
  className,
}: {
  topics: readonly Topic[];
  className?: string;
}) {
  const { data: settings } = useQuery(siteSettingsQuery());
  if (!settings?.mails_readers) return null;
  return (
    <MailHint
      form={<SubscribeByMail topics={topics} />}
      {...(className !== undefined && { className })}
    />
  );
}
