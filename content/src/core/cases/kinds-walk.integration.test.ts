import { readFile } from 'node:fs/promises'
import { leadKinds } from '@washhouse/contract/contact/contact.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openModerationBench,
  type BoardModerationBench,
} from '../../../testing/board-care-bench.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { deleteDue } from '../../../testing/delete-due.ts'
import { createLead } from '../../../testing/lead-records.ts'
import { addTrialKind } from '../../../testing/trial-kind.ts'
import { type StaffRole, staffRoles } from '../../platform/access.ts'
import { retentionTable } from '../../platform/retention/retention-table.ts'
import { caseKindsOf } from './case-kind.ts'
import { addStep, openCase } from './cases.rows.ts'

type RetentionName =
  | 'moderation-cases'
  | 'messages'
  | 'franchise-leads'
  | 'problem-reports'
  | 'data-requests'

/** The roles that see cases of each kind, and the row of the retention table for them. */
const board = { roles: ['administrator', 'moderator'], kept: 'moderation-cases' } as const
const editors = ['administrator', 'editor'] as const
const declared: Record<string, { roles: readonly StaffRole[]; kept: RetentionName }> = {
  held: board,
  reported: board,
  take_down: board,
  appeal: board,
  contact: { roles: editors, kept: 'messages' },
  franchise: { roles: editors, kept: 'franchise-leads' },
  problem: { roles: editors, kept: 'problem-reports' },
  data_request: { roles: ['administrator'], kept: 'data-requests' },
}

let service: ContractService
let care: BoardModerationBench

beforeAll(async () => {
  service = await startContractService()
  care = await openModerationBench(service)
})
afterAll(async () => {
  care.stop()
  await service.stop()
})

it('docs/privacy.md says of each kind who sees it, and for how long it is kept', async () => {
  const kinds = caseKindsOf(service.payload)
  expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(declared).toSorted())
  const text = await readFile(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8')
  const [, section = ''] = text.split('## Cases of staff\n')
  for (const [name, { roles, kept }] of Object.entries(declared)) {
    const row = section.split('\n').find((line) => line.startsWith(`| \`${name}\` `)) ?? ''
    const [, , , who, howLong] = row.split('|').map((cell) => cell.trim())
    expect(who, name).toBe(roles.map((role) => `${role}s`).join(', '))
    const { period } = retentionTable[kept]
    expect(howLong, name).toBe(`${period.days} days ${period.from.en}`)
  }
})

describe('Cases of each kind', () => {
  it('are forgotten so long after they were decided, and not before', async () => {
    const { payload } = service
    for (const [kind, { kept }] of Object.entries(declared)) {
      const { period } = retentionTable[kept]
      const ids = []
      for (const days of [period.days - 1, period.days + 1]) {
        const decidedAt = new Date(Date.now() - days * 86_400_000).toISOString()
        const data = { kind, state: 'closed', dueAt: decidedAt, decidedAt, version: 3 }
        ids.push((await payload.create({ collection: 'cases', data })).id)
      }
      await deleteDue(payload, kept)
      const { docs } = await payload.find({ collection: 'cases', where: { id: { in: ids } } })
      expect(
        docs.map(({ id }) => id),
        kind,
      ).toEqual(ids.slice(0, 1))
    }
  })

  it.each([
    ...Object.entries(declared).map(([kind, { roles }]) => [kind, roles] as const),
    ['trial', ['administrator']] as const,
  ])('%s: seen, counted, found and decided by %s, and by nobody else', async (kind, roles) => {
    const { payload } = service
    if (kind === 'trial') addTrialKind(payload)
    const lead = leadKinds.find((each) => each === kind)
    const subject = lead
      ? `lead:${(await createLead(payload, { kind: lead })).id}`
      : `thing:${kind}`
    const caseId = await openCase(payload, { kind, subject })
    await addStep(payload, { kind, caseId, subject, act: 'taken', by: 1 })
    for (const role of ['', ...staffRoles] as const) {
      const seen = await seenOf({ kind, subject, caseId }, role)
      const isFor = roles.some((named) => named === role)
      expect(new Set(Object.values(seen)), JSON.stringify({ role, seen })).toEqual(new Set([isFor]))
    }
  })
})

/** Whether a caller can reach a case, for each endpoint. */
async function seenOf(
  { kind, subject, caseId }: { kind: string; subject: string; caseId: number },
  role: StaffRole | '',
) {
  const get = async (path: string) => (await care.cms(path, role)).body
  const audit = { collection: 'staff-audit', where: { ids: { equals: String(caseId) } } } as const
  const noted = async () => (await service.payload.count(audit)).totalDocs
  const before = await noted()
  const has = (docs: { id: number }[] = []) => docs.some(({ id }) => id === caseId)
  const isKind = `where[kind][equals]=${kind}`
  const isAbout = `where[subject][equals]=${subject}`
  const steps = await get(`/case-steps?${isKind}&limit=100`)
  const act = { act: 'no such act' }
  return {
    queue: has((await get('/cases/queue')).cases),
    view: has((await get(`/cases/queue?kind=${kind}`)).cases),
    counts: Boolean(
      (await get('/cases/queue')).views?.some(({ name }: { name: string }) => name === kind),
    ),
    shown: (await care.show(caseId, role)).status === 200,
    noted: (await noted()) > before,
    list: has((await get('/cases?limit=100')).docs),
    sorted: has((await get('/cases?sort=-subject&limit=100')).docs),
    found: has((await get(`/cases?${isKind}&${isAbout}`)).docs),
    counted: (await get(`/cases/count?${isAbout}`)).totalDocs === 1,
    byId: (await care.cms(`/cases/${caseId}`, role)).status === 200,
    steps: Boolean(steps.docs?.some((step: { caseId: number }) => step.caseId === caseId)),
    stepCount: (await get(`/case-steps/count?where[caseId][equals]=${caseId}`)).totalDocs > 0,
    assigned: (await care.cms(`/cases/${caseId}/assign`, role, { isMine: true })).status === 200,
    // 400 or 409: the caller has access, but the decision is invalid or there is nothing to undo.
    decided: [400, 409].includes(
      (await care.decideOnly({ caseId, ...act, version: 99 }, role)).status,
    ),
    undone: (await care.undo(caseId, role)).status === 409,
  }
}

it.each([
  '/cases/queue?page=0',
  '/cases/queue?page=x',
  '/cases/queue/x',
  '/cases/queue/2147483648',
])('There is nothing at %s', async (path) =>
  expect([400, 404]).toContain((await care.cms(path)).status),
)
