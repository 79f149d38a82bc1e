import { useQuery } from "@tanstack/react-query";
import { buildStateQuery } from "@/data/build-hook";

type Props = { isPublished: boolean };

/** How far a published post is: «Published · being built since 14:02»; nothing without a build hook. */
export function BuildLine({ isPublished }: Props) {
  const { data: state } = useQuery({ ...buildStateQuery(), enabled: isPublished });
  if (!isPublished || !state || state.kind === "off") return null;
  return (
    <p role="status" className="text-sm text-ink-muted">
      Published · {state.text}
    </p>
  );
}
