import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ArticleHtml } from "@/components/ArticleHtml";
import { Button } from "@/components/ui/Button";
import { Dialog } from "@/components/ui/Dialog";
import { DialogActions } from "@/components/ui/DialogActions";
import { ErrorState } from "@/components/ui/ErrorState";
import { Skeleton } from "@/components/ui/Skeleton";
import { TextArea } from "@/components/ui/TextArea";
import { markdownFromHtml } from "@/lib/markdown/from-html";
import { renderMarkdown } from "@/lib/markdown/render";
import { t } from "@/lib/words";
import type { PostInput } from "../post-input";

type Props = { input: PostInput; onChange: (values: Partial<PostInput>) => void };

/** Offers to convert an HTML post to Markdown, and shows the result first. */
export function ConvertToMarkdown({ input, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-t px-4 py-1 text-sm text-ink-muted">
      <p>{t("Written in HTML.")}</p>
      <Button variant="ghost" size="small" onClick={() => setIsOpen(true)}>
        {t("Convert to Markdown")}
      </Button>
      {isOpen && (
        <ConvertDialog
          html={input.content}
          onConvert={(source) => {
            setIsOpen(false);
            onChange({ format: "markdown", source });
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

/** Converts a text to Markdown, and renders the result. */
async function convert(html: string) {
  const converted = await markdownFromHtml(html);
  return { ...converted, rendered: await renderMarkdown(converted.markdown) };
}

type DialogProps = { html: string; onConvert: (source: string) => void; onClose: () => void };

function ConvertDialog({ html, onConvert, onClose }: DialogProps) {
  const query = useQuery({
    queryKey: ["markdown-from-html", html],
    queryFn: () => convert(html),
    staleTime: "static",
    gcTime: 10_000,
  });
  const { data, error } = query;
  return (
    <Dialog
      onClose={onClose}
      title={t("Convert to Markdown")}
      description={t("Nothing is stored before you save the post.")}
      size="wide"
    >
      {data ? (
        <div className="grid gap-5">
          <p role="status">
            {data.isSame
              ? t("Readers will see no difference.")
              : t(
                  "Markdown cannot express all of it: readers would see a difference. Compare before you continue.",
                )}
          </p>
          {data.isSame ? (
            <TextArea
              label={t("The text in Markdown")}
              readOnly
              rows={14}
              value={data.markdown}
              className="font-mono pointer-fine:text-sm"
            />
          ) : (
            <div className="grid gap-5 sm:grid-cols-2">
              <Version name={t("Now")} html={html} />
              <Version name={t("From Markdown")} html={data.rendered} />
            </div>
          )}
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t("Keep HTML")}
            </Button>
            <Button
              variant={data.isSame ? "primary" : "secondary"}
              onClick={() => onConvert(data.markdown)}
            >
              {data.isSame ? t("Convert") : t("Convert anyway")}
            </Button>
          </DialogActions>
        </div>
      ) : error ? (
        <ErrorState message={t("The text could not be converted.")} query={query} />
      ) : (
        <Skeleton className="h-72" />
      )}
    </Dialog>
  );
}

function Version({ name, html }: { name: string; html: string }) {
  return (
    <section aria-label={name} className="min-w-0">
      <h3 className="mb-2 label text-ink-muted">{name}</h3>
      <div className="border p-4">
        <ArticleHtml html={html} />
      </div>
    </section>
  );
}
