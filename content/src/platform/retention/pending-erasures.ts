import { z } from 'zod'

/** That something was erased: nothing can be read from it but by whoever has its id still. */
export const Erasure = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** ISO 8601. */
  at: z.iso.datetime(),
})
export type Erasure = z.infer<typeof Erasure>

/** In the data folder: what a restore has left to be erased once more, at the next start. */
export const pendingErasuresName = 'erasures-to-replay.json'

export const PendingErasures = z.array(Erasure)

/** The same in PostgreSQL, where services on other machines find it; a restore makes the table, the next start drops it. */
export const pendingErasuresTable = 'erasures_to_replay'
