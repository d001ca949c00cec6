import type { BasePayload } from 'payload'

/** The names of staff, or else their email addresses, by their ids as strings. */
export async function staffNames(
  payload: BasePayload,
  acts: readonly { by: number | string | null }[],
): Promise<Map<string, string>> {
  const ids = [...new Set(acts.flatMap(({ by }) => by ?? []))]
  if (ids.length === 0) return new Map()
  const where = { id: { in: ids } }
  const { docs } = await payload.find({ collection: 'staff', where, pagination: false })
  return new Map(docs.map(({ id, name, email }) => [String(id), name || email]))
}
