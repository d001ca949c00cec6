import { z } from 'zod'

/** A record of an erasure. Only a party that still has the id can recognize it. */
export const Erasure = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.iso.datetime(),
})
export type Erasure = z.infer<typeof Erasure>

/** Erasures that the next start must repeat after a restore; in the data folder. */
export const pendingErasuresName = 'erasures-to-replay.json'

export const PendingErasures = z.array(Erasure)

/** The same in PostgreSQL for services on other machines. A restore creates the table, the next start drops it. */
export const pendingErasuresTable = 'erasures_to_replay'
