import type { UIFieldServerProps } from 'payload'
import type { Lead } from '../../../platform/payload-types.ts'

/** The lead whose record is open; none while a new one is written. */
export async function readShownLead(
  { id, payload, req }: Pick<UIFieldServerProps, 'id' | 'payload' | 'req'>,
  depth = 0,
): Promise<Lead | undefined> {
  if (id === undefined) return undefined
  const shown = { collection: 'leads', id: String(id), depth, overrideAccess: false, req } as const
  return await payload.findByID(shown)
}
