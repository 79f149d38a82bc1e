import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { saveFile } from "@/lib/browser/save-file";
import { toCsv } from "@/lib/format/csv";
import { countOf, formatIsoDay } from "@/lib/format/dates-and-numbers";
import type { InboxFilters } from "@/lib/inbox-types";
import type { InboxKind } from "./inbox-kind";

export type CsvSource<Row> = {
  columns: readonly (keyof Row & string)[];
  /** Reads all rows that match, and tells how far it is, from 0 to 1. */
  readAll: (filters: InboxFilters, onProgress: (progress: number) => void) => Promise<Row[]>;
};

/**
 * Saves everything that matches the filters as CSV.
 *
 * @returns the mutation, and `progress` from 0 to 1 while it runs
 */
export function useCsvExport<Row>({ one, many }: InboxKind, { columns, readAll }: CsvSource<Row>) {
  const [progress, setProgress] = useState(0);
  const mutation = useMutation({
    mutationFn: async (filters: InboxFilters) => {
      setProgress(0);
      const rows = await readAll(filters, setProgress);
      const cells = rows.map((row) => columns.map((column) => String(row[column] ?? "")));
      const csv = new Blob([toCsv([columns, ...cells])], { type: "text/csv;charset=utf-8" });
      saveFile(csv, `${many}-${formatIsoDay(new Date())}.csv`);
      return rows.length;
    },
    meta: {
      success: (count: number) => ({ title: "CSV exported", description: countOf(count, one) }),
      failure: (error) => ({ title: "Failed to export", description: error.message }),
    },
  });
  return { ...mutation, progress };
}
