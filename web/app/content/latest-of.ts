/** The latest of some moments (ISO 8601, UTC); null where none is known. */
export function latestOf(moments: readonly (string | null)[]): string | null {
  return moments.reduce<string | null>(
    (latest, moment) => (moment !== null && (latest === null || moment > latest) ? moment : latest),
    null,
  )
}
