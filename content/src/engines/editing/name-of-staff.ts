import type { PayloadRequest } from 'payload'

/** The name of a staff account, or else its e-mail; null where there is no such account. */
export async function nameOfStaff(req: PayloadRequest, id: unknown): Promise<string | null> {
  if (typeof id !== 'number') return null
  const found = await req.payload.findByID({
    collection: 'staff',
    id,
    depth: 0,
    req,
    select: { name: true, email: true },
    disableErrors: true,
  })
  return found?.name || found?.email || null
}
