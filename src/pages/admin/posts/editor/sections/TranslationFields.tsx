import { useQuery } from "@tanstack/react-query";
import { Languages, Unlink } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useSite } from "@/components/site-context";
import { Badge } from "@/components/ui/Badge";
import { Button } from "@/components/ui/Button";
import { ErrorState } from "@/components/ui/ErrorState";
import { List } from "@/components/ui/List";
import { postRecord } from "@/data/posts/record";
import { translationsQuery, type PostInLanguage } from "@/data/posts/translations";
import { inLanguage, languageName } from "@/lib/text/language";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { randomId } from "@/lib/browser/random-id";
import type { SectionProps } from "./section-props";
import { TranslationPicker } from "./TranslationPicker";

/** The translations of an article. They are chosen in one of them, and then all link to each other. */
export function TranslationFields({ postId, input, errors, onChange }: SectionProps) {
  const id = useId();
  const site = useSite();
  const [isChoosing, setIsChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const key = input.translation_key;
  const query = useQuery(translationsQuery(key || postId));
  const { data = [] } = query;
  const error = errors.translation_key;
  const others = data.filter((other) => other.id !== postId);

  function leave() {
    // An article without a key belongs to those whose key is its id.
    onChange({ translation_key: key && key !== postId ? "" : randomId() });
  }

  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-sm font-medium">
        {postRecord.translation_key.label}
      </h3>
      {others.length > 0 && (
        <List className="mb-1 grid gap-3 text-sm">
          {others.map((other) => (
            <Translation key={other.id} post={other} />
          ))}
        </List>
      )}
      {query.error && !query.data ? (
        <ErrorState
          message={t("Error loading articles: {message}", { message: query.error.message })}
          query={query}
        />
      ) : (
        <div>
          <Button
            ref={button}
            data-refused={error && ""}
            aria-describedby={error && `${id}-error`}
            variant="secondary"
            size="small"
            isBusy={query.isPending || query.isPlaceholderData}
            onClick={others.length > 0 ? leave : () => setIsChoosing(true)}
          >
            {others.length > 0 ? (
              <>
                <Unlink aria-hidden className="size-4" />
                {t("Not a translation")}
              </>
            ) : (
              <>
                <Languages aria-hidden className="size-4" />
                {t("Choose an article")}
              </>
            )}
          </Button>
        </div>
      )}
      <p className="text-sm text-ink-muted">
        {others.length > 0
          ? t("To add another language, open that article and choose one of these there.")
          : t("The same article in another language. Published ones link to each other.")}
      </p>
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
      {isChoosing && (
        <TranslationPicker
          postId={postId}
          language={input.language || site.language}
          onPick={(chosen) => {
            onChange({ translation_key: chosen.translation_key ?? chosen.id });
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
          returnFocusTo={() => button.current}
        />
      )}
    </section>
  );
}

function Translation({ post: { id, title, language, published } }: { post: PostInLanguage }) {
  return (
    <li className="grid justify-items-start gap-1">
      <span className="flex flex-wrap items-center gap-2 label text-ink-muted">
        <span lang={language}>{languageName(language)}</span>
        {!published && <Badge tone="warning">{t("Draft")}</Badge>}
      </span>
      <Link
        to={paths.adminPost(id)}
        {...inLanguage(language)}
        className="user-text underline underline-offset-4"
      >
        {title}
      </Link>
    </li>
  );
}
