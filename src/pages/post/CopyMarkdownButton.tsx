import { FileText } from "lucide-react";
import { useState } from "react";
import { useSite } from "@/components/site-context";
import { Button } from "@/components/ui/Button";
import type { Post } from "@/data/posts/public";
import { copyWithNotice } from "@/lib/browser/copy-text";
import { modifiedAt } from "@/lib/seo/article-data";
import { currentSiteUrl } from "@/lib/seo/site-origin";
import { shownAuthor } from "@/lib/text/author";
import { postUrl } from "./post-url";
import { useTranslations } from "./use-translations";
import { t } from "@/lib/words";

type Props = { post: Post };

/** Copies the current article as Markdown, in the form of the build's file. */
export function CopyMarkdownButton({ post }: Props) {
  const { owner, license } = useSite();
  const translations = useTranslations(post.id);
  const [isBusy, setIsBusy] = useState(false);

  async function markdown(): Promise<string> {
    const [{ articleMarkdown }, { safeHtml }] = await Promise.all([
      import("@/lib/markdown/article-markdown"),
      import("@/lib/article/prepare"),
    ]);
    return articleMarkdown(post, {
      html: safeHtml(post.content),
      url: postUrl(post),
      site: currentSiteUrl(),
      author: shownAuthor(post.author_name, owner.name),
      modified: modifiedAt(post),
      license,
      translations: translations.map((translation) => ({
        language: translation.language,
        url: postUrl(translation),
      })),
    });
  }

  async function copy() {
    setIsBusy(true);
    await copyWithNotice(markdown(), t("Markdown copied!"));
    setIsBusy(false);
  }

  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void copy()}>
      {!isBusy && <FileText aria-hidden className="size-4" />}
      {t("Copy as Markdown")}
    </Button>
  );
}
