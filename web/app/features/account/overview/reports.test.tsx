import { problemStatusFixture } from '@washhouse/contract/contact/contact.fixtures'
import { describe, expect, it } from 'vitest'
import { problemStateMessages } from '../../../core/blocks/problem-state/problem-state.messages.ts'
import { partRenderer } from '../../../testing/render-part.tsx'
import { accountMessages } from './account.messages.ts'
import { Reports } from './reports.tsx'

const draw = partRenderer('th', accountMessages, problemStateMessages)
const report = {
  ...problemStatusFixture.clean.th,
  branchName: 'นิมมาน ซอย 9',
  machine: 'W-04',
  amount: 40,
}

describe('A member’s reports', () => {
  it('name their state, branch, machine and money, and lead to their status', () => {
    const drawn = draw(
      <Reports reports={[{ ...report, reference: '7K3M-Q9TD', status: 'working' }]} />,
    )
    expect(drawn).toContain('href="/problem/7K3M-Q9TD"')
    expect(drawn).toContain('กำลังแก้ไข')
    expect(drawn).toContain('นิมมาน ซอย 9 · เครื่อง W-04 · 40 บาท')
    expect(drawn).not.toContain('<details')
    const satang = draw(<Reports reports={[{ ...report, status: 'working', amount: 1500.5 }]} />)
    expect(satang).toContain('1,500.50 บาท')
  })

  it('are folded away once they are over, and then there is one thing to do', () => {
    const drawn = draw(<Reports reports={[{ ...report, status: 'refunded' }]} />)
    expect(drawn).toContain('ไม่มีเรื่องค้างอยู่')
    expect(drawn.indexOf('<details')).toBeLessThan(drawn.indexOf('คืนเงินแล้ว'))
    expect(drawn.match(/button--primary/g)).toHaveLength(1)
  })

  it('that cannot be read are not said to be none', () => {
    const drawn = draw(<Reports reports={null} />)
    expect(drawn).toContain('เรื่องของคุณยังอยู่ครบ')
    expect(drawn).not.toContain('ไม่มีเรื่องค้างอยู่')
  })
})
