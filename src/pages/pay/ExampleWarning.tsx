import { Badge } from "@/components/ui/Badge";

type Props = { source: string };

export function ExampleWarning({ source }: Props) {
  return (
    <div className="max-w-measure border border-danger p-4">
      <Badge tone="danger">Example</Badge>
      <p className="mt-2">
        <strong className="font-semibold">Do not pay here.</strong> No account is set up yet. What
        you see is {source}: money sent to it is lost.
      </p>
    </div>
  );
}
