import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { openAuditBench } from '../../testing/audit-bench.ts'
import { createExample } from '../../testing/example-records.ts'
import { createLead } from '../../testing/lead-records.ts'
import { registerMember } from '../../testing/member-requests.ts'
import { memberData } from '../../testing/record-data.ts'
import { runSql } from '../platform/database/dialect.ts'

const { payload, ask, entries, self } = await openAuditBench()
const runbook = new URL('../../../docs/breaches.md', import.meta.url)
const dayMs = 24 * 60 * 60_000

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

/** The queries of docs/breaches.md, about yesterday and today and about this test's administrator. */
async function readQueries(): Promise<string[]> {
  const blocks = (await readFile(runbook, 'utf8')).matchAll(/^ *```sql\n(.*?)```/gms)
  return Array.from(blocks, ([, query = '']) =>
    query
      .replaceAll('2026-11-27T17:00:00.000Z', inDays(-1))
      .replaceAll('2026-11-28T17:00:00.000Z', inDays(1))
      .replaceAll('"by" = 3', `"by" = ${self()}`),
  )
}

const Rows = z.array(z.object({ id: z.string() }))
const idsOf = (rows: unknown) => Rows.parse(rows).map(({ id }) => id)

it('The queries of the runbook for breaches find the people concerned', async () => {
  const active = await registerMember(payload, 'active')
  const data = memberData('idle')
  await payload.create({ collection: 'members', data })
  await createExample(payload, 'member-pictures')
  await runSql(payload.db, `UPDATE member_pictures SET member = '${active.id}'`)
  const lead = await createLead(payload, { email: 'Sender@example.com' })
  const request = await createExample(payload, 'data-requests')
  expect(await ask(`/members/${active.id}`)).toBe(200)
  expect(await entries()).toHaveLength(1)

  const found: unknown[] = []
  for (const query of await readQueries()) found.push(await runSql(payload.db, query))
  const [members, users, withPictures, senders, asking, audit, shown, addresses] = found
  expect(idsOf(members)).toEqual(expect.arrayContaining([active.id, data.id]))
  expect([idsOf(users), idsOf(withPictures)]).toEqual([[active.id], [active.id]])
  expect([idsOf(senders), idsOf(asking)]).toEqual([[lead.id], [request.id]])
  expect(audit).toMatchObject([{ act: 'read', about: 'members', ids: active.id }])
  expect(idsOf(shown)).toEqual([active.id])
  expect(addresses).toContainEqual({ email: 'sender@example.com' })
})
