import { Link } from "react-router-dom";
import type { Post } from "@/data/posts/public";
import { inLanguage, languageName } from "@/lib/text/language";
import { paths } from "@/paths";
import { useTranslations } from "./use-translations";
import { t } from "@/lib/words";

type Props = { post: Pick<Post, "id"> };

/** Links to the same article in other languages, each by the language's own name. */
export function Translations({ post }: Props) {
  const translations = useTranslations(post.id);
  if (translations.length === 0) return null;
  return (
    <span className="col-span-full">
      {t("Also in {languages}", {
        languages: (
          <>
            {translations.map(({ id, slug, language }, index) => (
              <span key={id}>
                {index > 0 && ", "}
                {/* Browsers and Node may have language names from different versions of CLDR. */}
                <Link
                  to={paths.post(slug)}
                  hrefLang={language}
                  {...inLanguage(language)}
                  suppressHydrationWarning
                  className="text-ink underline underline-offset-4"
                >
                  {languageName(language)}
                </Link>
              </span>
            ))}
          </>
        ),
      })}
    </span>
  );
}
