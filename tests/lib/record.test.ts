import { expect, test } from "vitest";
import { emptyInput, missingIn, rowOf, type RecordOf } from "@/lib/record";

type Row = {
  title: string;
  source: string;
  status: string;
  cover: string | null;
  minutes: number;
  tags: string[];
  isShown: boolean;
};
const record: RecordOf<Row> = {
  title: { kind: "trimmed", default: "", required: "A title, please." },
  source: { kind: "exact", default: "" },
  status: { kind: "trimmed", default: "planned" },
  cover: { kind: "trimmed", default: null },
  minutes: { kind: "integer", default: 5 },
  tags: { kind: "names", default: [] },
  isShown: { kind: "flag", default: true },
};

test("typed text is trimmed, except in fields that are stored exactly", () => {
  const typed = { title: " A ", source: " b\n", status: " done ", cover: " /c ", minutes: "7" };
  expect(rowOf(record, { ...typed, tags: ["x"], isShown: false })).toEqual({
    title: "A",
    source: " b\n",
    status: "done",
    cover: "/c",
    minutes: 7,
    tags: ["x"],
    isShown: false,
  });
});

test("a required text is missing if nothing visible is typed", () => {
  expect(missingIn(record, { ...emptyInput(record), title: " " })).toEqual({
    title: "A title, please.",
  });
  expect(missingIn(record, { ...emptyInput(record), title: "A" })).toEqual({});
});

test("an empty form has no numbers, and is stored as default values", () => {
  const empty = emptyInput(record);
  expect(empty).toEqual({
    title: "",
    source: "",
    status: "planned",
    cover: "",
    minutes: "",
    tags: [],
    isShown: true,
  });
  expect(rowOf(record, { ...empty, status: " ", minutes: "many" })).toEqual({
    title: "",
    source: "",
    status: "planned",
    cover: null,
    minutes: 5,
    tags: [],
    isShown: true,
  });
});
