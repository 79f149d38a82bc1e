import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { ArticleHtml } from "@/components/ArticleHtml";
import { ArticleSkeleton } from "@/components/ArticleSkeleton";
import { AdminPage } from "@/components/admin/AdminPage";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import { renderMarkdown } from "@/lib/markdown/render";
import { inLanguage } from "@/lib/text/language";
import { ID_PREFIX } from "@/lib/html/id-prefix";
import { HOW_TO_LOAD } from "@/lib/not-loaded";
import { paths } from "@/paths";
import { t } from "@/lib/words";

/** A document from the repository, for hints to link to. */
export function GuidePage() {
  const { name = "" } = useParams();
  const guide = useQuery({
    queryKey: ["guide", name],
    queryFn: async () => {
      const found = await readGuide(name);
      return found && { title: found.title, html: await renderMarkdown(found.text) };
    },
    staleTime: "static",
  });
  return (
    <AdminPage title={guide.data?.title ?? t("Guide")} className="grid-cols-[minmax(0,1fr)] gap-6">
      {guide.isPending && <ArticleSkeleton label={t("Loading the guide")} />}
      {!guide.data && !guide.isPending && (
        <h1 className="font-serif text-headline">{t("Guide")}</h1>
      )}
      {guide.isError && (
        <ErrorState
          message={t("The guide could not be loaded. {hint}", { hint: HOW_TO_LOAD })}
          query={guide}
        />
      )}
      {guide.data === null && (
        <EmptyState
          title={t("There is no such guide")}
          hint={t("The Health page links to the ones that exist.")}
          action={
            <ButtonLink to={paths.adminHealth} variant="secondary">
              {t("Health")}
            </ButtonLink>
          }
        />
      )}
      {guide.data && (
        <>
          <header {...inLanguage("en")}>
            <h1 className="font-serif text-headline">{guide.data.title}</h1>
          </header>
          <div {...inLanguage("en")}>
            <ArticleHtml html={guide.data.html} />
          </div>
        </>
      )}
    </AdminPage>
  );
}

/** The documents of the repository that can be read in the admin area. */
const files = import.meta.glob<string>("/docs/{backup,deploy,machines,offline,watch}.md", {
  query: "?raw",
  import: "default",
});
const fileOf = (name: string) => files[`/docs/${name}.md`];

/** A guide's title, and its Markdown with links to other guides here; null if there is none. */
async function readGuide(name: string): Promise<{ title: string; text: string } | null> {
  const file = await fileOf(name)?.();
  if (file === undefined) return null;
  const [, title = "", text = ""] = /^# ([^\n]+)\n(.*)$/s.exec(file) ?? [];
  return { title, text: text.replace(/\[([^\]]+)\]\(([\w./-]+)\.md(#[\w-]+)?\)/g, guideLink) };
}

/** A link to another document; if that is not available here only the text remains. */
function guideLink(_link: string, label: string, file: string, fragment = ""): string {
  if (!fileOf(file)) return label;
  const anchor = fragment.replace("#", `#${ID_PREFIX}`);
  return `[${label}](${paths.adminGuide(file)}${anchor})`;
}
