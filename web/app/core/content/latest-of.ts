/** The latest of several times (ISO 8601, UTC); null if none is known. */
export function latestOf(moments: readonly (string | null | undefined)[]): string | null {
  return moments.reduce<string | null>(
    (latest, moment) => (moment && (latest === null || moment > latest) ? moment : latest),
    null,
  )
}
