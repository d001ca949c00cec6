import { nameFaults } from '@washhouse/contract/webboard/webboard.contract'
import { expect, test } from 'vitest'
import { partRenderer } from '../../../testing/render-part.tsx'
import { hiddenNameMessages } from './hidden-name.messages.ts'
import { HiddenName } from './hidden-name.tsx'

const draw = partRenderer('th', hiddenNameMessages)

test.each(nameFaults)('a member sees which name others see, and why: %s', (fault) => {
  const thai = draw(<HiddenName fault={fault} />)
  expect(thai).toMatch(/คนอื่นเห็นคุณในชื่อ “สมาชิก” เพราะ/)
  expect(draw(<HiddenName fault={fault} />, 'en')).toMatch(/Others see you as “A member” because/)
  const others = nameFaults.filter((other) => other !== fault)
  expect(others.map((other) => draw(<HiddenName fault={other} />))).not.toContain(thai)
})

test('a visible name shows no notice', () => {
  expect(draw(<HiddenName fault={null} />)).toBe('')
})
