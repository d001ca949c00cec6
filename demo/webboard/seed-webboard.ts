import type { BasePayload } from 'payload'
import { markSpeaker } from '../../content/src/features/webboard/moderation-admin/mark-speaker.ts'
import { writeWhole } from '../../content/src/platform/database/tables.ts'
import { plainGlobalSeed } from '../seed/global-seed.ts'
import type { Seed } from '../seed/seeding.ts'
import { boardAuthors } from './board-author.demo.ts'
import { momentsUntil } from './board-moments.ts'
import { topics } from './board.demo.ts'
import { known, type Filling } from './filling.ts'
import { listedWords } from './queue.demo.ts'
import { storeBoardAuthors } from './seed-board-authors.ts'
import { storeBoardPortraits } from './seed-board-portraits.ts'
import { queueSteps } from './seed-board-queue.ts'
import { completeTopic, writeMoment } from './seed-topics.ts'

const boardRulesSeed = plainGlobalSeed('board-rules', { words: listedWords.join('\n') })

/**
 * Members who cannot sign in, their texts, and cases for moderators: all in one transaction, so that no count is partial.
 */
const boardSeed: Seed = {
  count: 1,
  async run({ payload, step }) {
    const staff = await findStaff(payload)
    await writeWhole(payload, () => fillBoard(payload, Date.now(), staff))
    step('webboard')
  },
}

export const webboardSeeds: readonly Seed[] = [boardRulesSeed, boardSeed]

async function fillBoard(payload: BasePayload, filledAt: number, staff: number): Promise<void> {
  const authorIds = await storeBoardAuthors(payload, filledAt)
  if (!authorIds) return
  await storeBoardPortraits(payload, authorIds)
  const filling: Filling = { payload, filledAt, staff, authorIds, topics: new Map() }
  await markSpeakers(filling)
  const queue = queueSteps(filling)
  const told = momentsUntil(filledAt, topics).map((moment) => ({
    at: moment.at,
    write: () => writeMoment(filling, moment),
  }))
  const steps = [...told, ...queue.written].sort((one, other) => Number(one.at) - Number(other.at))
  for (const { write } of steps) await write()
  for (const topic of topics) await completeTopic(filling, topic)
  await queue.openCases()
}

/** The first administrator, who exists before any content. */
async function findStaff(payload: BasePayload): Promise<number> {
  const { docs } = await payload.find({ collection: 'staff', sort: 'id', limit: 1 })
  return known(docs[0], 'a member of staff').id
}

async function markSpeakers({ payload, authorIds, staff }: Filling): Promise<void> {
  for (const [author, { isStaff }] of Object.entries(boardAuthors)) {
    if (!isStaff) continue
    const memberId = known(authorIds.get(author), author)
    await markSpeaker(payload, staff, { memberId, isBrand: true })
  }
}
