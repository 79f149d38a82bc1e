import { Spinner } from "@/components/ui/Spinner";
import { t } from "@/lib/words";

export function PageLoading() {
  return (
    <main id="main" className="page-width min-h-[80vh] pt-20">
      <Spinner label={t("Loading page")} />
    </main>
  );
}
