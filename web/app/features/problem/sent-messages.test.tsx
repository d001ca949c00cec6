import { reportDetailsFixture } from '@washhouse/contract/contact/contact.fixtures'
import { expect, test } from 'vitest'
import { partRenderer } from '../../testing/render-part.tsx'
import { problemStatusMessages } from './problem-status.messages.ts'
import { SentMessages } from './sent-messages.tsx'

const report = reportDetailsFixture.clean.th
const [text, photo] = report.messages ?? []

test('the sender sees their text and their photo, from an address of the report', () => {
  const drawn = partRenderer(
    'th',
    problemStatusMessages,
  )(<SentMessages report={report} isMember={false} />)
  expect(drawn).toContain(text?.text)
  expect(drawn).toContain(`src="/problem/7K3M-Q9TD/photo/${photo?.photo}"`)
  expect(drawn).toMatch(/alt="รูปที่ส่งเมื่อ [^"]+ 2569[^"]*"/)
  expect(drawn).not.toContain('/login')
})

test('others read who can see it; visitors get a link that leads back after signing in', () => {
  const draw = partRenderer('en', problemStatusMessages)
  const hidden = { ...report, messages: null }
  const visitor = draw(<SentMessages report={hidden} isMember={false} />)
  expect(visitor).toContain('sent from a member’s account')
  expect(visitor).toContain('href="/en/login?next=%2Fen%2Fproblem%2F7K3M-Q9TD"')
  const other = draw(<SentMessages report={hidden} isMember />)
  expect(other).toContain('sent from another account')
  expect(other).not.toContain('/login')
})

test('a photo whose period has ended is said to be deleted; without anything sent there is no section', () => {
  const draw = partRenderer('en', problemStatusMessages)
  const gone = { ...report, messages: [{ text: null, photo: null, at: report.createdAt }] }
  expect(draw(<SentMessages report={gone} isMember={false} />)).toContain('has been deleted')
  expect(draw(<SentMessages report={{ ...report, messages: [] }} isMember={false} />)).toBe('')
})
