import type { ReactNode } from "react";
import { Page } from "@/components/Page";

type Props = {
  title: string;
  /** The distance between its parts. */
  className?: string;
  children: ReactNode;
};

/** The frame of the owner's pages. */
export function AdminPage({ title, className = "gap-6", children }: Props) {
  return (
    <Page title={title} className={`mx-auto grid max-w-page p-4 pb-16 md:p-8 ${className}`}>
      {children}
    </Page>
  );
}
