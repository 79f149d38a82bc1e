import type { Fields } from "@/lib/record";
import { examplesOf } from "./examples-of";

type Model = {
  fresh?: object;
  inputOf: (row: object) => object;
  fieldsOf: (input: object) => object;
  record: Fields;
};

const files = import.meta.glob<Record<string, Partial<Model>>>("/src/pages/admin/**/*-input.ts", {
  eager: true,
});

/** The models of all records that have a form, each with a row as an example. */
export const models = Object.entries(files).flatMap(([file, exported]) =>
  Object.values(exported).flatMap(({ fresh, inputOf, fieldsOf, record }) => {
    if (!inputOf || !fieldsOf || !record) return [];
    const noun = /([\w-]+)-input\.ts$/.exec(file)?.[1] ?? file;
    const row = examplesOf<Record<string, unknown>>(record);
    return { file: file.slice(1), noun, model: { fresh, inputOf, fieldsOf, record }, row };
  }),
);
