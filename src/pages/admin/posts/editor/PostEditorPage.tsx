import { useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { paths } from "@/paths";
import { PostEditor } from "./PostEditor";

/** The page for writing a post: a new one, or the one in the URL. */
export function PostEditorPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  // A post that was just created gets its URL while the same editor stays open.
  const [open, setOpen] = useState<{ key: number; id?: string | undefined; created?: string }>({
    key: 0,
    id,
  });
  if (id !== undefined && id === open.created) setOpen({ key: open.key, id });
  else if (id !== open.id) setOpen({ key: open.key + 1, id });

  return (
    <PostEditor
      key={open.key}
      postId={id ?? null}
      onCreated={(created) => {
        setOpen({ ...open, created });
        void navigate(paths.adminPost(created), { replace: true, state });
      }}
    />
  );
}
