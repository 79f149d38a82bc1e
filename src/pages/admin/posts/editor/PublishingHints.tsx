import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Check, Info } from "lucide-react";
import { matchPath } from "react-router-dom";
import { useRenderedText } from "@/components/admin/editor/use-rendered-text";
import { List } from "@/components/ui/List";
import { useSettled } from "@/components/use-settled";
import { usePicturesToDescribe } from "@/components/admin/media/use-pictures-to-describe";
import { pagePathsQuery } from "@/data/pages/admin";
import { allowedFrames } from "@/lib/html/allowed-frames";
import { postsAtSlugsQuery } from "@/data/posts/at-slugs";
import { storedPostQuery } from "@/data/posts/stored";
import { CATEGORY_PATH, paths, PROJECT_PATH, TAG_PATH, YEAR_PATH } from "@/paths";
import { t } from "@/lib/words";
import { writtenText } from "@/lib/written-text";
import { linkedPosts, publishingHints } from "./publishing-hints";
import type { SectionProps } from "./sections/section-props";

/** All but articles, which are looked up. */
const pages = [
  ...Object.values(paths).filter((path) => typeof path === "string"),
  PROJECT_PATH,
  TAG_PATH,
  CATEGORY_PATH,
  YEAR_PATH,
];
/** Files and feeds, such as `/rss.xml`, are not pages, but can be linked to. */
const isPage = (pathname: string) =>
  /\.\w+$/.test(pathname) || pages.some((path) => matchPath(path, pathname));

/** The short list before publishing: what a careful editor would mention. */
export function PublishingHints({ postId, input }: SectionProps) {
  const { origin } = window.location;
  const { html } = useRenderedText(writtenText(input), input.format);
  const linked = html === undefined ? [] : linkedPosts(html, origin);
  const slug = useSettled(input.slug.trim(), 300);
  const slugsOrIds = [...new Set([...linked, ...(slug ? [slug] : [])])];
  const { data: found } = useQuery({
    ...postsAtSlugsQuery(slugsOrIds),
    enabled: html !== undefined && slugsOrIds.length > 0,
  });
  const findToDescribe = usePicturesToDescribe();
  const { data: stored } = useQuery({ ...storedPostQuery(postId), enabled: false });
  const source = useSettled(input.format === "markdown" ? input.source : "", 300);
  const publicSource = stored?.published ? stored.source : "";
  const { data: toDescribe } = useQuery({
    queryKey: ["pictures-to-describe", source, publicSource],
    queryFn: () => findToDescribe(source, publicSource),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  });
  const { data: ownPaths = [] } = useQuery(pagePathsQuery());
  const isReady = html !== undefined && (found !== undefined || slugsOrIds.length === 0);
  const hints = isReady
    ? publishingHints({
        id: postId,
        ...input,
        html,
        text: writtenText(input),
        toDescribe: toDescribe?.length ?? 0,
        found: found ?? [],
        isPage: (pathname) => isPage(pathname) || ownPaths.includes(pathname.slice(1)),
        frames: allowedFrames(),
        origin,
      })
    : [];
  return (
    <section aria-label={t("Before publishing")}>
      <h3 className="text-sm font-medium">{t("Before publishing")}</h3>
      {hints.length > 0 ? (
        <List className="mt-2 grid gap-2 text-sm">
          {hints.map(({ name, text }) => (
            <li key={name} className="flex gap-2">
              <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
              <span>{text}</span>
            </li>
          ))}
        </List>
      ) : (
        isReady && (
          <p className="mt-2 flex gap-2 text-sm text-ink-muted">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            {t("Nothing to fix.")}
          </p>
        )
      )}
    </section>
  );
}
