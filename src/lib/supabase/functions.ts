import type { Database } from "./database.types.ts";

export type Functions = Database["public"]["Functions"];
export type ArgsOf<Name extends keyof Functions> = Functions[Name]["Args"];
/** A row of those that a database function returns. */
export type RowOf<Name extends keyof Functions> = Functions[Name]["Returns"] extends (infer Row)[]
  ? Row
  : never;
