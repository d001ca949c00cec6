import { DatabaseBusy } from '../../../ground/database/database-busy.ts'
import { processState } from '../../../ground/database/process-state.ts'
import type { SqliteClient } from '../../../ground/database/sqlite-client.ts'
import {
  createSideProcess,
  SideProcessEndedError,
} from '../../../ground/side-process/side-process.ts'
import { Merged, type MergingWork } from './merging-work.ts'

const idleMs = 60_000
const inTime = { deadlineMs: 5000 }

/**
 * Merges in a process of its own, in this one's turn to write: whoever reads is answered meanwhile. One that does not
 * answer is ended, since all writes wait for it.
 */
export function createMergingProcess() {
  const { ask, pid } = createSideProcess<MergingWork, Merged>({
    program: new URL('merging-program.ts', import.meta.url),
    does: 'merges the search',
    answer: Merged,
    idleMs,
  })

  /** False where there was nothing to do, or the process ended: the next write merges on. */
  async function merge(client: SqliteClient, table: string): Promise<boolean> {
    const { url } = client
    try {
      // It takes a while to begin, for which no write is to wait.
      if (pid() === undefined) await ask({ url }, inTime)
      return await client.besideWrites(async () => {
        const merged = await ask({ url, table }, inTime)
        if (merged === 'busy') throw new DatabaseBusy()
        return merged === 'some'
      })
    } catch (error) {
      if (error instanceof SideProcessEndedError) return false
      throw error
    }
  }

  return { merge, pid }
}

export function searchMerging() {
  return processState('search merging', createMergingProcess)
}
