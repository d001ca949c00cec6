import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { failEvery } from '../testing/break-database.ts'
import {
  asked,
  type PersonalDataService,
  reason,
  startPersonalDataService,
} from '../testing/personal-data-service.ts'
import type { RawAnswer } from '../testing/raw-request.ts'

let bench: PersonalDataService
beforeAll(async () => {
  bench = await startPersonalDataService()
}, 120_000)
afterAll(() => bench?.stop())

let mend: (() => Promise<void>) | undefined
afterEach(async () => {
  await mend?.()
  mend = undefined
})

/** New log lines, once they contain an error. */
async function linesAfter(work: () => Promise<RawAnswer>): Promise<string> {
  const before = bench.output().length
  const answer = await work()
  expect(answer.status, answer.text).toBe(500)
  expect(answer.text).not.toMatch(/disk on fire|sqlite|insert into|\n\s+at /i)
  const written = () => bench.output().slice(before)
  await expect.poll(written).toContain('disk on fire')
  await new Promise((resolve) => setTimeout(resolve, 300))
  return written()
}

describe('case 28: a database that fails leaves nothing of whom it was about in the log, and does nothing by half:', () => {
  const failures: [string, 'INSERT' | 'UPDATE' | 'DELETE', string, () => Promise<RawAnswer>][] = [
    [
      'a visitor’s request',
      'INSERT',
      'data_requests',
      () => bench.call('/api/visitor_data_requests', { kind: 'copy', ...asked, message: 'อีกเรื่อง' }),
    ],
    [
      'the step of a refusal',
      'INSERT',
      'case_steps',
      () => bench.cms(`/data-requests/${bench.request}/refuse`, { reason }),
    ],
    [
      'its mail',
      'INSERT',
      'outbox',
      () => bench.call('/api/visitor_data_requests', { kind: 'copy', ...asked, message: 'อีกเรื่อง' }),
    ],
    [
      'a member’s request',
      'INSERT',
      'data_requests',
      () =>
        bench.call(
          '/api/data_requests',
          { kind: 'copy', message: asked.message },
          bench.member.token,
        ),
    ],
    [
      'an answer',
      'UPDATE',
      'data_requests',
      () => bench.cms(`/data-requests/${bench.request}/answer`, { reason }),
    ],
    [
      'an act that cannot be noted',
      'INSERT',
      'staff_audit',
      () => bench.cms(`/data-requests/${bench.request}/refuse`, { reason }),
    ],
    [
      'a copy that cannot be noted',
      'INSERT',
      'staff_audit',
      () => bench.cms(`/data-requests/${bench.request}/copy`),
    ],
    [
      'an erasure by address',
      'INSERT',
      'erasures',
      () => bench.cms(`/data-requests/${bench.request}/erase`, { reason }),
    ],
    [
      'an erasure of a member',
      'INSERT',
      'erasures',
      () => bench.cms(`/members/${bench.member.id}/erase`, {}),
    ],
    [
      'a reading of the traffic log that cannot be noted',
      'INSERT',
      'staff_audit',
      () => bench.cms('/traffic-log?from=2026-11-01&to=2026-11-02'),
    ],
  ]
  const state = async () => {
    const { docs } = JSON.parse((await bench.cms('/data-requests?sort=createdAt')).text)
    return docs.map(({ id, state: now, answer }: Record<string, unknown>) => [id, now, answer])
  }

  it.each(failures)('%s (%s %s)', async (_, change, table, work) => {
    const before = await state()
    mend = await failEvery(change, table)
    const lines = await linesAfter(work)
    await mend()
    mend = undefined
    bench.expectNothingPersonal(lines)
    expect(lines).not.toMatch(/params/i)
    expect(await state()).toEqual(before)
    expect((await bench.cms(`/leads/${bench.lead}`)).status).toBe(200)
    expect((await bench.call('/users/me', undefined, bench.member.token)).status).toBe(200)
  })

  it('the removal of what has had its days', () => {
    const said = bench
      .output()
      .split('\n')
      .filter((line) => line.includes('could not be removed'))
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('"job":"returned-mails"')
    expect(said[0]).toContain('disk on fire')
    bench.expectNothingPersonal(said.join('\n'))
  })
})
