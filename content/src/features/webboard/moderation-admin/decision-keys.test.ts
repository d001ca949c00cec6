import { describe, expect, it } from 'vitest'
import { decisionBy, isCommand, keysFor, reasonOf } from './decision-keys.ts'
import type { ShownCase } from './read-case.ts'

const author = {
  memberId: '5d1c9f3e-0b6a-4c8d-8e21-9f0a1b2c3d4e',
  name: 'คุณสมศรี ก.',
  since: '2026-03-14T02:00:00.000Z',
  isSuspended: false,
  limitedUntil: null,
  isBrand: false,
  posts: 1,
  replies: 0,
  removed: 0,
  reported: 1,
}
const stored = {
  kind: 'post',
  id: 812,
  title: 'คราบกาแฟ',
  detail: 'ซักยังไงคะ',
  memberId: author.memberId,
  state: 'published',
  editedAt: null,
  updatedAt: author.since,
  number: 1,
  activity: 1,
  pinnedAt: null,
  isLocked: false,
} as const
const shown: ShownCase = {
  id: 7,
  kind: 'reported',
  look: null,
  reports: 1,
  post: 812,
  reply: null,
  memberId: author.memberId,
  openedAt: author.since,
  dueAt: author.since,
  isOpen: true,
  stored,
  mark: 'mFq3',
  title: stored.title,
  opening: stored.detail,
  images: [],
  beside: [],
  author,
  reported: [{ reason: 'abuse', note: null, by: null, at: author.since }],
  takeDowns: [],
  appeal: null,
}
const actsFor = (more: Partial<ShownCase>) => keysFor({ ...shown, ...more }).map(({ act }) => act)

describe('The keys of the queue', () => {
  it('are one each', () => {
    for (const more of [{}, { stored: { ...stored, isLocked: true, pinnedAt: author.since } }]) {
      const pressed = keysFor({ ...shown, ...more }).map(({ key }) => key)
      expect(new Set(pressed).size).toBe(pressed.length)
    }
  })

  it('are those that fit the case', () => {
    expect(actsFor({})).not.toContain('lift')
    expect(actsFor({ kind: 'held' })).not.toContain('dismiss')
    expect(actsFor({ stored: { ...stored, isLocked: true } })).toContain('unlock')
    expect(actsFor({ kind: 'appeal', stored: null })).toEqual([
      'limit',
      'limit',
      'limit',
      'limit',
      'suspend',
      'lift',
      'dismiss',
    ])
    expect(actsFor({ kind: 'take_down', stored: null, author: null })).toEqual(['dismiss'])
    expect(actsFor({ isOpen: false })).toEqual([])
  })

  it('send what they decide, with a reason where one is needed', () => {
    const settings = { reason: 'abuse', isAboutAll: true, keepsWriting: false } as const
    expect(decisionBy({ key: 'a', text: 'approve', act: 'approve' }, shown, settings)).toEqual({
      caseId: 7,
      act: 'approve',
      mark: 'mFq3',
    })
    expect(
      decisionBy({ key: '0', text: 'limitForGood', act: 'limit', days: null }, shown, settings),
    ).toEqual({
      caseId: 7,
      act: 'limit',
      mark: 'mFq3',
      days: null,
      ...settings,
    })
    expect(reasonOf(shown)).toBe('abuse')
    expect(reasonOf({ ...shown, reported: [] })).toBe('spam')
    const asked = { id: 1, address: '/webboard/812', name: 'วิภา', email: 'w@example.com' }
    const first = { ...asked, reason: 'illegal', message: 'ขอให้ลบ', looksAutomatic: false } as const
    const takeDowns = [first, { ...first, id: 2, reason: 'spam' } as const]
    expect(reasonOf({ ...shown, takeDowns })).toBe('illegal')
  })

  it('decide nothing while somebody types, or with another key', () => {
    const plain = { altKey: false, ctrlKey: false, metaKey: false, repeat: false, target: null }
    expect(isCommand(plain)).toBe(true)
    for (const more of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { repeat: true }])
      expect(isCommand({ ...plain, ...more })).toBe(false)
    for (const tagName of ['INPUT', 'SELECT', 'TEXTAREA']) {
      const target = Object.assign(new EventTarget(), { tagName })
      expect(isCommand({ ...plain, target })).toBe(false)
    }
  })
})
