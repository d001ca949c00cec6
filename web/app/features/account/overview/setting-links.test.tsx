import { profileFixture } from '@washhouse/contract/account/account.fixtures'
import { mailChoicesFixture } from '@washhouse/contract/mailing/mailing.fixtures'
import { expect, test } from 'vitest'
import { DrawnContext, type DrawnPart } from '../../../request/drawn-once.tsx'
import { partRenderer } from '../../../testing/render-part.tsx'
import { accountMessages } from './account.messages.ts'
import { SettingLinks } from './setting-links.tsx'

const draw = partRenderer('th', accountMessages)
const me = {
  ...profileFixture.clean.th,
  firstName: 'มาลี',
  lastName: 'ใจงาม',
  phone: '+66812345678',
  email: 'malee@example.com',
}
type Shown = Parameters<typeof SettingLinks>[0]
const shown: Shown = {
  me,
  ways: { hasPassword: true, line: true, lineSince: null },
  sessions: { count: 2, hasMisuse: false },
  boardName: 'คุณมาลี จ.',
  mail: { ...mailChoicesFixture.clean.th, stoppedAt: null },
}

/** What is drawn once for all who have the same. */
function partsOf(changed: Partial<Shown> = {}): Record<string, string> {
  const parts: Record<string, string> = {}
  const find = ({ className, of }: DrawnPart) => {
    parts[className.replace('account-settings__', '')] = JSON.stringify(of)
    return undefined
  }
  draw(
    <DrawnContext value={find}>
      <SettingLinks {...shown} {...changed} />
    </DrawnContext>,
  )
  return parts
}

test('what is a member’s alone is drawn for him alone', () => {
  const parts = partsOf()
  expect(Object.keys(parts)).toEqual(['mail', 'password', 'line', 'sessions', 'data', 'leave'])
  const kept = Object.values(parts).join(' ')
  for (const own of [me.firstName, me.lastName, '81', me.email, 'คุณมาลี'])
    expect(kept).not.toContain(own)
})

test.each<[string, Partial<Shown>]>([
  ['password', { ways: { ...shown.ways, hasPassword: false } }],
  ['line', { ways: { ...shown.ways, lineSince: '2026-11-01T00:00:00Z' } }],
  ['sessions', { sessions: { count: 3, hasMisuse: false } }],
  ['sessions', { sessions: { count: 2, hasMisuse: true } }],
  ['mail', { mail: { ...mailChoicesFixture.clean.th, stoppedAt: '2026-11-01T00:00:00Z' } }],
  ['mail', { mail: null }],
])('whoever has another %s is shown another: %j', (setting, changed) => {
  const [usual, other] = [partsOf(), partsOf(changed)]
  expect(other[setting]).not.toBe(usual[setting])
  expect({ ...other, [setting]: usual[setting] }).toEqual(usual)
})
