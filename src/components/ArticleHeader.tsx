import type { ReactNode } from "react";
import { inLanguage } from "@/lib/text/language";

/** What every header shows; `language` is that of the title and excerpt, BCP 47. */
type Article = { title: string; excerpt: string; language: string };

type Props = {
  /** A line above the title that states what kind of article this is. */
  above: ReactNode;
  article: Article;
  /** Whether it is part of a preview beside the text, not at the top of a page. */
  isPreview?: boolean;
  /** Below the excerpt: author and date. */
  children: ReactNode;
};

/** The header of an article: a published one, a shared draft, or the owner's preview. */
export function ArticleHeader({ above, article, isPreview = false, children }: Props) {
  const { title, excerpt, language } = article;
  const Title = isPreview ? "h2" : "h1";
  return (
    <header className={isPreview ? "grid gap-5" : "page-width grid gap-6 pt-12 md:pt-20"}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 label text-ink-muted">{above}</p>
      <Title
        {...inLanguage(language)}
        className={`p-name font-serif tracking-[-0.015em] rtl:tracking-normal ${
          isPreview
            ? "text-headline wrap-anywhere"
            : "max-w-[9.2em] text-display rtl:justify-self-end rtl:leading-tight"
        }`}
      >
        {title}
      </Title>
      {excerpt && (
        <p
          {...inLanguage(language)}
          className="p-summary max-w-measure text-lead text-ink-muted rtl:justify-self-end"
        >
          {excerpt}
        </p>
      )}
      {children}
    </header>
  );
}
