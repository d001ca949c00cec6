import { and, eq } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { connectionTo } from '../../../ground/database/tables.ts'
import { column } from '../board-columns.ts'
import { postsOf, repliesOf } from '../board-tables.ts'
import { casesOf, rulesOf } from '../care-tables.ts'
import type { Look } from '../cases/case.labels.ts'
import { refuseWriting } from '../writing/refuse-writing.ts'
import { isListed } from './is-listed.ts'
import { needsLook, type Seen } from './needs-look.ts'

/** As long as fewer of his are shown, an author is a newcomer. */
const newcomersWritings = 3

interface Judged extends Seen {
  memberId: string
  /** The website found its sender to behave like a program. */
  looksAutomatic?: boolean | null
}

/**
 * Why something is looked at before it is shown; null: it is not. Of one author one waits at a time.
 * @throws FORBIDDEN of type `waiting`.
 */
export async function judgeWriting(payload: BasePayload, judged: Judged): Promise<Look | null> {
  const look = await findLook(payload, judged)
  if (look !== null && (await hasWaiting(payload, judged.memberId))) throw refuseWriting('waiting')
  return look
}

async function findLook(
  payload: BasePayload,
  { memberId, looksAutomatic, ...seen }: Judged,
): Promise<Look | null> {
  if (isListed(seen.text, await readRules(payload))) return 'listed'
  const look = needsLook(seen)
  if (look === null && looksAutomatic !== true) return null
  const shown = await countShownOf(payload, memberId)
  if (look !== null && shown < newcomersWritings) return look
  return looksAutomatic === true && shown === 0 ? 'automatic' : null
}

async function readRules(payload: BasePayload) {
  const { words, hosts } = rulesOf(payload)
  const [row] = await connectionTo(payload).select({ words, hosts }).from(rulesOf(payload)).limit(1)
  return {
    words: column.text.parse(row?.words ?? null) ?? '',
    hosts: column.text.parse(row?.hosts ?? null) ?? '',
  }
}

/** No further than it matters. */
async function countShownOf(payload: BasePayload, memberId: string): Promise<number> {
  let shown = 0
  for (const table of [postsOf(payload), repliesOf(payload)]) {
    const rows = await connectionTo(payload)
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.memberId, memberId), eq(table.state, 'published')))
      .limit(newcomersWritings)
    shown += rows.length
  }
  return shown
}

async function hasWaiting(payload: BasePayload, memberId: string): Promise<boolean> {
  const cases = casesOf(payload)
  const isHis = and(eq(cases.memberId, memberId), eq(cases.state, 'open'))
  const found = await connectionTo(payload)
    .select({ id: cases.id })
    .from(cases)
    .where(and(isHis, eq(cases.kind, 'held')))
    .limit(1)
  return found.length > 0
}
