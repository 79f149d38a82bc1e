/** The names in a list of columns as `select` takes it, e.g. `id, title`. */
export type ColumnsOf<List extends string> = List extends `${infer Name}, ${infer Others}`
  ? Name | ColumnsOf<Others>
  : List;
