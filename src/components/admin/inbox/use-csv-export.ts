import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { saveFile } from "@/lib/browser/save-file";
import { toCsv } from "@/lib/format/csv";
import { formatIsoDay, plural } from "@/lib/format/dates-and-numbers";
import type { InboxFilters } from "@/lib/inbox-types";
import { t } from "@/lib/words";
import type { InboxTexts } from "./inbox-texts";

export type CsvSource<Row> = {
  columns: readonly (keyof Row & string)[];
  /** Reads all rows that match, and reports the progress from 0 to 1. */
  readAll: (filters: InboxFilters, onProgress: (progress: number) => void) => Promise<Row[]>;
};

/** Saves everything that matches the filters as CSV; `progress` goes from 0 to 1. */
export function useCsvExport<Row>(
  { count, file }: InboxTexts,
  { columns, readAll }: CsvSource<Row>,
) {
  const [progress, setProgress] = useState(0);
  const mutation = useMutation({
    mutationFn: async (filters: InboxFilters) => {
      setProgress(0);
      const rows = await readAll(filters, setProgress);
      const cells = rows.map((row) => columns.map((column) => String(row[column] ?? "")));
      const csv = new Blob([toCsv([columns, ...cells])], { type: "text/csv;charset=utf-8" });
      saveFile(csv, `${file}-${formatIsoDay(new Date())}.csv`);
      return rows.length;
    },
    meta: {
      success: (rows: number) => ({ title: t("CSV exported"), description: plural(rows, count) }),
      failure: t("Failed to export"),
    },
  });
  return { ...mutation, progress };
}
