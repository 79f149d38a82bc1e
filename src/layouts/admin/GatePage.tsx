import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Page } from "@/components/Page";
import { useSiteName } from "@/components/site-context";
import { ThemeToggle } from "@/components/ThemeToggle";
import { paths } from "@/paths";
import { t } from "@/lib/words";

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** The page shown instead of the admin area. */
export function GatePage({ title, lead, children }: Props) {
  const siteName = useSiteName();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b">
        <div className="page-width flex h-16 items-center justify-between">
          <Link to={paths.home} className="site-name">
            <span>{siteName}</span>
          </Link>
          <ThemeToggle />
        </div>
      </header>
      <Page
        title={title}
        className="mx-auto grid w-full max-w-md flex-1 content-center gap-8 px-4 py-16"
      >
        <div className="grid gap-4">
          <p className="label text-ink-muted">{t("Admin")}</p>
          <h1 className="font-serif text-headline">{title}</h1>
          {lead && <p className="text-ink-muted">{lead}</p>}
        </div>
        {children}
      </Page>
    </div>
  );
}
