import { useQuery } from "@tanstack/react-query";
import { Page } from "@/components/Page";
import { PageHeader } from "@/components/PageHeader";
import { categoriesQuery } from "@/data/categories";
import { postYearsQuery } from "@/data/posts/lists";
import { Articles } from "./Articles";
import { BlogFilters } from "./BlogFilters";
import { useBlogFilters } from "./use-blog-filters";
import { YearLinks } from "./YearLinks";

export function BlogPage() {
  const { filters, setSearch, setCategory } = useBlogFilters();
  const { data: categories } = useQuery(categoriesQuery());
  const { data: years } = useQuery(postYearsQuery());

  return (
    <Page title="Tech Blog" description="Essays on software, machine learning and the trade.">
      <PageHeader
        label="06 — Journal"
        title="Tech Blog"
        lead="Essays on software, machine learning and the trade."
      />
      <div className="page-width">
        <BlogFilters
          filters={filters}
          categories={categories ?? []}
          onSearch={setSearch}
          onCategory={setCategory}
        />
        <Articles />
        <div className="mt-16">
          <YearLinks years={years ?? []} />
        </div>
      </div>
    </Page>
  );
}
