import { Spinner } from "@/components/ui/Spinner";

export function PageLoading() {
  return (
    <main id="main" className="page-width min-h-[80vh] pt-20">
      <Spinner label="Loading page" />
    </main>
  );
}
