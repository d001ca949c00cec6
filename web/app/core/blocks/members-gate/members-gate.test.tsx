import { expect, test } from 'vitest'
import { partRenderer } from '../../../testing/render-part.tsx'
import { MembersGate } from './members-gate.tsx'
import { membersGateMessages } from './members-gate.messages.ts'

const draw = partRenderer('th', membersGateMessages)
const inside = [{ icon: 'photo', text: 'คู่มือเครื่องและโปสเตอร์' } as const]

test('a visitor sees what is behind it, and both links lead back to the page', () => {
  const html = draw(<MembersGate title="เอกสารสำหรับสมาชิก" inside={inside} />)
  expect(html).toContain('คู่มือเครื่องและโปสเตอร์')
  expect(html).toContain('href="/login?next=%2F"')
  expect(html).toContain('href="/register?next=%2F"')
  expect(html).toContain('ชื่อ เบอร์โทร อีเมล รหัสผ่าน และช่วงอายุ')
})

test('the ways in are in the language of the page', () => {
  const html = draw(<MembersGate title="Members" inside={inside} />, 'en')
  expect(html).toMatch(/href="\/en\/login\?next=/)
  expect(html).toContain('Sign in')
})

test('examples are shown if editors wrote some, in their own language', () => {
  const gate = (examples: string[]) =>
    draw(<MembersGate title="Members" inside={inside} examples={examples} />, 'en')
  expect(gate(['ซักหมอนได้ไหม'])).toMatch(/For example:.*<li lang="th">.*ซักหมอน/)
  expect(gate([])).not.toContain('For example')
})
