import type { PayloadRequest } from 'payload'

/** What somebody of staff is called by colleagues; null where there is nobody with this id any more. */
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
