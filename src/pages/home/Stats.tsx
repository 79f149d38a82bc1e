import { StatGrid } from "@/components/StatGrid";
import { homeStats } from "@/content/home";

export function Stats() {
  return (
    <div className="page-width mt-16 md:mt-24">
      <StatGrid label="In numbers" stats={homeStats} />
    </div>
  );
}
