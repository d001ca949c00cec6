import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readColumn } from '../../backup/testing/backup-house.ts'
import type { People, Seen } from './people.ts'

/** Problem reports of visitors, and which of them the website confirmed. */
export function createReports({ report }: Pick<People, 'report'>) {
  const confirmed: string[] = []
  const refused: string[] = []

  return {
    async send(): Promise<Seen> {
      const message = randomUUID()
      const seen = await report(message)
      const outcome = seen.status === 303 ? confirmed : refused
      outcome.push(message)
      return seen
    },
    /** Each confirmed report is among the stored ones once. */
    expectStored(stored: readonly string[]): void {
      expect(confirmed.length).toBeGreaterThan(0)
      expect(confirmed.filter((message) => stored.indexOf(message) < 0)).toEqual([])
      expect(
        confirmed.filter((message) => stored.lastIndexOf(message) > stored.indexOf(message)),
      ).toEqual([])
    },
    /** None of the refused reports is among the stored ones. */
    expectRefused(stored: readonly string[]): void {
      expect(refused.filter((message) => stored.includes(message))).toEqual([])
    },
  }
}

/** The messages of the stored leads. */
export function storedMessages(dataDir: string): string[] {
  return readColumn(join(dataDir, 'washhouse.db'), 'SELECT message FROM leads').map(String)
}

/** `ok` if the database is intact. */
export function checkIntegrity(dataDir: string): unknown {
  return readColumn(join(dataDir, 'washhouse.db'), 'PRAGMA integrity_check')[0]
}
