import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { connectionTo, writeWhole } from '../../../ground/database/tables.ts'
import type { Breach } from '../../../ground/payload-types.ts'
import { breachesOf } from '../register/breach.tables.ts'
import { addBreachStep, listBreachSteps } from '../register/breach-steps.rows.ts'
import { mayClose } from '../register/clock.ts'

interface Acting {
  breach: Pick<Breach, 'id'>
  /** Id of the member of staff. */
  by: number
  reason: string
}

/** What is noted of a breach that is open; false where it is closed. */
const note =
  (act: 'told-office' | 'told-concerned') =>
  async (payload: BasePayload, { breach, by, reason }: Acting): Promise<boolean> =>
    await writeWhole(payload, async () => {
      // Taken as it is: of two at once, a close and a note, the second sees the first.
      if (!(await move(payload, breach.id, 'open', null))) return false
      await addBreachStep(payload, { breach: breach.id, act, note: reason, by })
      return true
    })

export const toldOffice = note('told-office')
export const toldConcerned = note('told-concerned')

/** False where it is closed, or where not all has been done that its risk asks for. */
export async function closeBreach(
  payload: BasePayload,
  { breach, by, reason }: Acting,
): Promise<boolean> {
  return await writeWhole(payload, async () => {
    const moved = await move(payload, breach.id, 'open', new Date().toISOString())
    if (!moved) return false
    const steps = await listBreachSteps(payload, breach.id)
    // As it is assessed by now.
    if (!mayClose({ risk: moved.risk, steps })) {
      await move(payload, breach.id, 'closed', null)
      return false
    }
    await addBreachStep(payload, { breach: breach.id, act: 'closed', note: reason, by })
    return true
  })
}

export async function reopenBreach(
  payload: BasePayload,
  { breach, by, reason }: Acting,
): Promise<boolean> {
  return await writeWhole(payload, async () => {
    if (!(await move(payload, breach.id, 'closed', null))) return false
    await addBreachStep(payload, { breach: breach.id, act: 'reopened', note: reason, by })
    return true
  })
}

const Moved = z.object({ risk: z.enum(['none', 'risk', 'high']).nullable() })

/** By one statement: of two at once one does it. */
async function move(
  payload: BasePayload,
  id: string,
  from: 'open' | 'closed',
  closedAt: string | null,
): Promise<z.infer<typeof Moved> | undefined> {
  const table = breachesOf(payload)
  const isThere = from === 'open' ? isNull(table.closedAt) : isNotNull(table.closedAt)
  const moved = await connectionTo(payload)
    .update(table)
    .set({ closedAt })
    .where(and(eq(table.id, id), isThere))
    .returning({ risk: table.risk })
  const [one] = moved
  return one && Moved.parse(one)
}
