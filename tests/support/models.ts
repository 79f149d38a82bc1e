import type { Fields } from "@/lib/record";
import { examplesOf } from "./examples-of";

type Model = {
  fresh?: object;
  inputOf: (row: object) => object;
  fieldsOf: (input: object) => object;
};

const files = import.meta.glob<Record<string, Partial<Model>>>("/src/pages/admin/**/*-input.ts", {
  eager: true,
});

const records = Object.assign(
  {},
  ...Object.values(import.meta.glob("/src/data/*/record.ts", { eager: true })),
);

/** The models of all records that have a form, each with an example row. */
export const models = Object.entries(files).flatMap(([file, exported]) =>
  Object.values(exported).flatMap(({ fresh, inputOf, fieldsOf }) => {
    const noun = /([\w-]+)-input\.ts$/.exec(file)?.[1] ?? file;
    const name = noun.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const record: Fields | undefined = records[`${name}Record`];
    if (!inputOf || !fieldsOf || !record) return [];
    const row = examplesOf<Record<string, unknown>>(record);
    return { file: file.slice(1), noun, model: { fresh, inputOf, fieldsOf, record }, row };
  }),
);
