/**
 * The rows of an answer of the REST API.
 *
 * @throws Error with the database's message when the request was refused
 */
export async function rowsOf<Row>(
  request: PromiseLike<{ data: Row; error: { message: string } | null }>,
): Promise<NonNullable<Row>> {
  const { data, error } = await request;
  if (error) throw new Error(error.message);
  if (data == null) throw new Error("The answer has no rows: ask for them with select().");
  return data;
}
