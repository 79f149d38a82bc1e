import type { Settings } from "@/data/settings/record";

export type PartProps = {
  input: Settings;
  onChange: (values: Partial<Settings>) => void;
  /** The database's error, if it is about this field. */
  errorOf: (name: keyof Settings) => string | undefined;
};
