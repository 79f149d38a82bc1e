import { Copy, FileText, Send, Star } from "lucide-react";
import { PostDates } from "@/components/admin/PostDates";
import { RecordRow } from "@/components/admin/RecordRow";
import { PostStatus } from "@/components/PostStatus";
import { Badge } from "@/components/ui/Badge";
import { MenuItem } from "@/components/ui/Menu";
import type { PostListItem } from "@/data/posts/admin";
import { plural } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { paths } from "@/paths";
import { useFromList } from "./from-list";

type Props = {
  post: PostListItem;
  onToggle: (field: "published" | "featured") => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

export function PostRow({ post, onToggle, onDuplicate, onDelete }: Props) {
  const fromList = useFromList();
  return (
    <RecordRow
      record={post}
      description={post.excerpt}
      picture={{
        src: post.featured_image,
        icon: <FileText aria-hidden className="size-5" />,
      }}
      badges={
        <>
          <PostStatus post={post} />
          {post.featured && <Badge tone="accent">{t("Featured")}</Badge>}
        </>
      }
      viewPath={paths.post(post.id)}
      edit={{ to: paths.adminPost(post.id), state: fromList }}
      onDelete={onDelete}
      menu={
        <>
          <MenuItem icon={Send} onSelect={() => onToggle("published")}>
            {post.published ? t("Unpublish") : t("Publish")}
          </MenuItem>
          <MenuItem icon={Star} onSelect={() => onToggle("featured")}>
            {post.featured ? t("Do not feature") : t("Feature")}
          </MenuItem>
          <MenuItem icon={Copy} onSelect={onDuplicate}>
            {t("Duplicate")}
          </MenuItem>
        </>
      }
    >
      <p className="flex flex-wrap gap-x-4 label text-ink-muted">
        <span className="text-ink">{post.category}</span>
        <span>{plural(post.views, { one: "{count} view", other: "{count} views" })}</span>
        <span>{plural(post.likes, { one: "{count} like", other: "{count} likes" })}</span>
        <PostDates post={post} />
      </p>
    </RecordRow>
  );
}
