/** The id of a stored row, to be written with its other language; none while it is not stored. */
export function rowId(
  rows: readonly { id?: string | null }[] | null | undefined,
  index: number,
): { id?: string } {
  const id = rows?.[index]?.id
  return id ? { id } : {}
}
