import { ArticleHtml } from "@/components/ArticleHtml";
import { t } from "@/lib/words";

type Props = {
  /** Not sanitized; undefined until it is rendered. */
  html: string | undefined;
  language?: string | undefined;
};

/** A text in its preview, as readers will see it. */
export function RenderedText({ html, language }: Props) {
  if (html === undefined) return null;
  if (html.trim() === "") return <p className="text-ink-muted">{t("Nothing written yet.")}</p>;
  return <ArticleHtml html={html} language={language} />;
}
