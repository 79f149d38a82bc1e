import { Copy, Eye, FileText, Pencil, Send, Star } from "lucide-react";
import { PostDates } from "@/components/admin/PostDates";
import { RowMenu } from "@/components/admin/RowMenu";
import { RowPicture } from "@/components/admin/RowPicture";
import { PostStatus } from "@/components/PostStatus";
import { Badge } from "@/components/ui/Badge";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { MenuItem } from "@/components/ui/Menu";
import type { PostListItem } from "@/data/posts/admin";
import { plural } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { useFromList } from "./from-list";

type Props = {
  post: PostListItem;
  onToggle: (what: "published" | "featured") => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** Id of the button of a post's menu, to restore focus. */
export function postMenuId(postId: string): string {
  return `post-menu-${postId}`;
}

const actionClass = "max-md:min-h-11";

export function PostRow({ post, onToggle, onDuplicate, onDelete }: Props) {
  const fromList = useFromList();
  return (
    <article
      aria-labelledby={`post-${post.id}`}
      className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 @2xl:grid-cols-[10rem_minmax(0,1fr)_auto] @2xl:gap-x-5 @2xl:gap-y-2"
    >
      <RowPicture src={post.featured_image} icon={FileText} />
      <div className="grid content-start gap-1.5">
        <p className="flex flex-wrap gap-2">
          <PostStatus post={post} />
          {post.featured && <Badge tone="accent">{t("Featured")}</Badge>}
        </p>
        <h2
          id={`post-${post.id}`}
          className="line-clamp-3 font-serif text-xl/tight wrap-anywhere @2xl:text-[1.375rem]/tight"
        >
          {post.title}
        </h2>
      </div>
      <div className="col-span-2 grid gap-2 @2xl:col-span-1 @2xl:col-start-2">
        {post.excerpt && <p className="line-clamp-2 text-sm text-ink-muted">{post.excerpt}</p>}
        <p className="flex flex-wrap gap-x-4 label text-ink-muted">
          <span className="text-ink">{post.category}</span>
          <span>{plural(post.views, { one: "{count} view", other: "{count} views" })}</span>
          <span>{plural(post.likes, { one: "{count} like", other: "{count} likes" })}</span>
          <PostDates post={post} />
        </p>
      </div>
      <div className="col-span-2 flex items-center gap-2 @2xl:col-span-1 @2xl:col-start-3 @2xl:row-span-2 @2xl:row-start-1 @2xl:self-start">
        <ButtonLink to={paths.post(post.id)} variant="ghost" size="small" className={actionClass}>
          <Eye aria-hidden className="size-4" />
          {t("View {title}", { title: <span className="sr-only">{post.title}</span> })}
        </ButtonLink>
        <ButtonLink
          to={paths.adminPost(post.id)}
          state={fromList}
          variant="secondary"
          size="small"
          className={actionClass}
        >
          <Pencil aria-hidden className="size-4" />
          {t("Edit {title}", { title: <span className="sr-only">{post.title}</span> })}
        </ButtonLink>
        <RowMenu
          id={postMenuId(post.id)}
          label={t("More for {title}", { title: post.title })}
          className="@max-2xl:ms-auto"
          onDelete={onDelete}
        >
          <MenuItem onSelect={() => onToggle("published")}>
            <Send aria-hidden className="size-4" />
            {post.published ? t("Unpublish") : t("Publish")}
          </MenuItem>
          <MenuItem onSelect={() => onToggle("featured")}>
            <Star aria-hidden className="size-4" />
            {post.featured ? t("Do not feature") : t("Feature")}
          </MenuItem>
          <MenuItem onSelect={onDuplicate}>
            <Copy aria-hidden className="size-4" />
            {t("Duplicate")}
          </MenuItem>
        </RowMenu>
      </div>
    </article>
  );
}
