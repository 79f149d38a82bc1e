import { expect, test } from "vitest";
import { tableNouns } from "@/components/admin/record-words";
import { tablesWith } from "@/lib/tables";

test("whatever can be in the bin or the audit log has a name there", () => {
  const shown = new Set([...tablesWith("bin"), ...tablesWith("audit")]);
  expect([...shown].filter((table) => !tableNouns[table])).toEqual([]);
});
