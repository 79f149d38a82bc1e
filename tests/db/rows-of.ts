/**
 * The rows of a REST API response.
 *
 * @throws Error with the database's message if the request was refused
 */
export async function rowsOf<Row>(
  request: PromiseLike<{ data: Row; error: { message: string } | null }>,
): Promise<NonNullable<Row>> {
  const { data, error } = await request;
  if (error) throw new Error(error.message);
  if (data == null) throw new Error("The answer has no rows: ask for them with select().");
  return data;
}
