import { statusLabel, statusTone } from "./project-status";
import { Badge } from "./ui/Badge";

export function ProjectStatus({ status }: { status: string }) {
  return (
    <Badge tone={statusTone(status)}>
      <span className="capitalize">{statusLabel(status)}</span>
    </Badge>
  );
}
