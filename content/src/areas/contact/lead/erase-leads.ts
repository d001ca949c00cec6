import type { CollectionAfterDeleteHook } from 'payload'
import {
  type Erasable,
  hashOfErased,
  noteErasure,
} from '../../../engines/erasures/erasures.rows.ts'
import { connectionOf } from '../../../ground/database/tables.ts'

/** What staff delete by hand was asked for; what has had its days is due again after a restore, too. */
export const noteErasedLead: CollectionAfterDeleteHook = async ({ id, req }) => {
  if (req.user?.collection !== 'staff') return
  const erasure = { hash: hashOfErased('leads', String(id)), at: new Date().toISOString() }
  await noteErasure(req.payload, await connectionOf(req), erasure)
}

export const eraseLeads: Erasable = {
  collection: 'leads',
  async eraseAgain(payload, id) {
    // Whoever else replays it may have been quicker.
    await payload.delete({ collection: 'leads', where: { id: { equals: id } } })
  },
}
