import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { paths } from "@/paths";

type Props = { title: string; lead: string; path: string };

/** Stands in for a screen that is not built yet, and says so. */
export function ComingPage({ title, lead, path }: Props) {
  return (
    <Page title={path === paths.home ? "" : title}>
      <PageHeader label="Coming" title={title} lead={lead}>
        <div>
          <ButtonLink to={paths.blog}>Read the blog</ButtonLink>
        </div>
      </PageHeader>
    </Page>
  );
}
