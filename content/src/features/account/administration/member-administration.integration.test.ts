import { randomUUID } from 'node:crypto'
import { createLocalReq, type BasePayload, type UIFieldServerProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { jsx } from 'react/jsx-runtime'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLead } from '../../../../testing/lead-records.ts'
import { registerMember } from '../../../../testing/member-requests.ts'
import { staffData } from '../../../../testing/record-data.ts'
import { closePayload, openPayload } from '../../../composition/open-payload.ts'
import { settleAudit } from '../../../core/audit/note-read.ts'
import { MemberAdministration } from './member-administration.admin.tsx'
import { suspendMember } from './act-on-member.ts'

// As in production: no development JSX runtime.
vi.mock('react/jsx-dev-runtime', async () => ({
  ...(await import('react/jsx-runtime')),
  jsxDEV: jsx,
}))

let payload: BasePayload
beforeAll(async () => {
  payload = await openPayload()
})
afterAll(() => closePayload(payload))

/** Renders a member's page for a role. */
async function show(id: string, role: 'moderator' | 'editor' | 'administrator', language = 'en') {
  const mark = `${role}-${randomUUID().slice(0, 8)}`
  const user = await payload.create({ collection: 'staff', data: staffData(mark, role) })
  const req = await createLocalReq({ user: { ...user, collection: 'staff' } }, payload)
  // A copy: all requests without their own language share one object.
  req.i18n = { ...req.i18n, language: language === 'th' ? 'th' : 'en' }
  // The component reads no other field props.
  const props = { id, payload, req } as Partial<UIFieldServerProps> as UIFieldServerProps
  return renderToStaticMarkup(await MemberAdministration(props))
}

/** Number of audit entries for reads of a collection. */
async function readOf(about: string): Promise<number> {
  await settleAudit()
  const where = { about: { equals: about }, act: { equals: 'read' } }
  return (await payload.count({ collection: 'staff-audit', where })).totalDocs
}

describe('The page of a member', () => {
  it('shows each role its actions, the member’s sessions and the history', async () => {
    const { id } = await registerMember(payload, 'wira')
    await createLead(payload, { member: id, reference: 'WASH-2345', kind: 'problem' })
    const moderator = await show(id, 'moderator')
    for (const text of ['Suspend', 'End all sessions', 'Send a link', 'unknown browser'])
      expect(moderator).toContain(text)
    for (const text of ['Erase', 'Export', 'WASH-2345']) expect(moderator).not.toContain(text)
    expect(await readOf('leads')).toBe(0)
    const editor = await show(id, 'editor')
    expect(editor).toContain('WASH-2345')
    expect(await readOf('leads')).toBe(1)
    expect(editor).not.toContain('<button')
    const administrator = await show(id, 'administrator')
    for (const text of ['Suspend', 'Erase', `/cms-api/members/${id}/export`, 'WASH-2345'])
      expect(administrator).toContain(text)
    expect(administrator).not.toMatch(/argon2|hash/i)
  })

  it('tells of a suspension in the reader’s language, and nothing runs that a reason holds', async () => {
    const { id } = await registerMember(payload, 'manee')
    const by = await payload.create({ collection: 'staff', data: staffData('keeper', 'moderator') })
    await suspendMember(payload, id, { by: by.id, reason: '<script>alert(1)</script>' })
    const shown = await show(id, 'administrator', 'th')
    for (const text of ['เลิกระงับ', 'ระงับการใช้งาน', 'keeper@example.com', 'ไม่ได้เข้าระบบอยู่ที่ใด'])
      expect(shown).toContain(text)
    expect(shown).not.toContain('<script>')
    expect(await show(randomUUID(), 'administrator')).toBe('')
  })
})
