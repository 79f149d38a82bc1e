import { Page } from "@/components/Page";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { paths } from "@/paths";

type Props = { title: string };

/** Stands in for an admin screen that is not built yet, and says so. */
export function AdminComingPage({ title }: Props) {
  return (
    <Page title={title} className="grid gap-6 p-4 md:p-8">
      <h1 className="font-serif text-headline">{title}</h1>
      <EmptyState
        title="This screen is coming"
        hint="Posts are ready: write, preview and publish there."
        action={<ButtonLink to={paths.adminPosts}>Go to posts</ButtonLink>}
      />
    </Page>
  );
}
