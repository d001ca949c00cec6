import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { chooseMetrics } from './metrics.ts'
import { cachedPages, type People } from './people.ts'
import type { createReports } from './reports.ts'

interface Watched {
  people: People
  reports: ReturnType<typeof createReports>
  /** Of each content service. */
  metrics: readonly Awaited<ReturnType<typeof chooseMetrics>>['metric'][]
}

/** What people see while PostgreSQL does not answer, and afterwards. */
export function createOutage({ people, reports, metrics }: Watched) {
  const search = (text: string) => people.open(`/branch?search=${text}`)

  return {
    /** Pages are shown; what needs the database is refused within 15 seconds. */
    async expectRefusals(): Promise<void> {
      for (const path of cachedPages) expect(await people.open(path)).toMatchObject({ status: 200 })
      const asked = [search(randomUUID()), people.openAsMember('/account'), reports.send()]
      const seen = await Promise.all([...asked, people.signIn(), people.edit('ยังไม่ได้')])
      expect(seen.map(({ status }) => status)).toEqual([200, 503, 503, 503, 503])
      for (const { ms } of seen) expect(ms).toBeLessThan(15_000)
      for (const metric of metrics) expect(await metric('content', 'washhouse_database_up')).toBe(0)
    },
    /** Everything works again, at each content service. */
    async expectHealed(): Promise<void> {
      await expect.poll(async () => (await reports.send()).status).toBe(303)
      await expect.poll(async () => (await people.openAsMember('/account')).status).toBe(200)
      const name = `Branch${Date.now()}`
      expect(await people.edit(name)).toMatchObject({ status: 200 })
      await expect.poll(async () => (await search(name)).text.includes(`${name}<`)).toBe(true)
      for (const metric of metrics)
        await expect.poll(() => metric('content', 'washhouse_changes_heard')).toBe(1)
    },
  }
}
