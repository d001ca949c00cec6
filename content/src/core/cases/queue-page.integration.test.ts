import { createLocalReq } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { jsx } from 'react/jsx-runtime'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  openModerationBench,
  type BoardModerationBench,
} from '../../../testing/board-care-bench.ts'
import { startContractService, type ContractService } from '../../../testing/contract-service.ts'
import { connectionTo } from '../../platform/database/tables.ts'
import { casesOf } from './cases.rows.ts'
import { checkLateCases } from './delete-old-cases.ts'
import { CasesNotice } from './queue-notice.admin.tsx'
import { CaseQueue } from './queue.admin.tsx'

// The service runs in production mode, where React has no development runtime.
vi.mock('react/jsx-dev-runtime', async () => ({
  ...(await import('react/jsx-runtime')),
  jsxDEV: jsx,
}))

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

type Role = Parameters<BoardModerationBench['idOf']>[0]

async function propsFor(role: Role, language: 'th' | 'en') {
  const { payload } = service
  const user = await payload.findByID({ collection: 'staff', id: care.idOf(role) ?? 0 })
  const { i18n, user: signedIn } = await createLocalReq(
    { user: { ...user, collection: 'staff' } },
    payload,
  )
  return { payload, user: signedIn ?? undefined, i18n: { ...i18n, language } }
}
const show = async (role: Role, language: 'th' | 'en' = 'en', searchParams = {}) =>
  renderToStaticMarkup(await CaseQueue({ ...(await propsFor(role, language)), searchParams }))
const notice = async (role: Role) =>
  renderToStaticMarkup(await CasesNotice(await propsFor(role, 'en')))

describe('The page of the queue', () => {
  it('says that nothing waits', async () => {
    expect(await show('moderator')).toContain('All done. Nothing is waiting.')
    expect(await show('moderator', 'th')).toContain('ไม่มีเรื่องรอ')
    expect(await notice('moderator')).toBe('')
  })

  it('shows the first case in its place with a key for each decision, in both languages', async () => {
    const { detail, author } = await care.waiting()
    await service.payload.update({
      collection: 'members',
      id: author.id,
      data: { firstName: '<b>สมศรี</b>', lastName: 'แก้วใส' },
    })
    const shown = await show('moderator')
    for (const text of [detail, 'Held for review', 'Contains a link', 'Member since'])
      expect(shown).toContain(text)
    expect(shown).toContain('Advertising or spam')
    for (const key of ['a', 'e', 'r', 'l', 'p', '1', '7', '3', '0', 's', 'x', 'k', 'n'])
      expect(shown).toContain(`aria-keyshortcuts="${key}"`)
    expect(shown).not.toContain('<b>')
    expect(shown).not.toContain('@example.com')
    expect(await show('administrator', 'th')).toContain('ระงับบัญชี')
  })

  it('shows editors nothing of the board, and the notice neither', async () => {
    expect(await show('editor')).toContain('All done')
    expect(await notice('editor')).toBe('')
    expect(await notice('moderator')).toContain('Open 1 · Overdue 0')
    expect(await notice('moderator')).toContain('/admin/collections/cases?kind=held')
  })

  it('has a view of each kind, and opens the case that is asked for', async () => {
    const caseId = await care.reported({ web_board: await care.board.write() })
    const held = await show('moderator', 'en', { kind: 'held' })
    expect(held).toContain('Contains a link')
    expect(held).not.toContain('Reported · 1 reports')
    const reported = await show('moderator', 'en', { kind: 'reported' })
    expect(reported).toContain('Reported · 1 reports')
    expect(await show('moderator', 'en', { id: String(caseId) })).toContain('Reported · 1 reports')
    await care.decide({ caseId, act: 'dismiss' })
  })

  it('counts what has waited longer than a day, for the alert', async () => {
    expect(await checkLateCases(service.payload)).toBeUndefined()
    await care.waiting()
    await connectionTo(service.payload)
      .update(casesOf(service.payload))
      .set({ dueAt: new Date(Date.now() - 1000).toISOString() })
    expect(await notice('administrator')).toContain('Open 2 · Overdue 2')
    expect(await checkLateCases(service.payload)).toEqual({ open: 2, late: 2 })
  })
})
