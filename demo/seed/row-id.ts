/** The id of a stored row, to write its other language; none before it is stored. */
export function rowId(
  rows: readonly { id?: string | null }[] | null | undefined,
  index: number,
): { id?: string } {
  const id = rows?.[index]?.id
  return id ? { id } : {}
}
