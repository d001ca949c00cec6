import { expect, test } from 'vitest'
import { readReference } from './contact.contract.ts'

test.each([
  '7K3M-Q9TD',
  '7k3mq9td',
  ' 7K3M q9td ',
  '๗K๓M-Q๙TD',
  '7K3-MQ9TD',
  '7k3m–q9td',
  '7K3M—Q9TD',
  '7K3M‑Q9TD\u200B',
  '\u202A7K3M.Q9TD\u202C',
  '７Ｋ３Ｍ－Ｑ９ＴＤ',
])('the code %j is read however it was typed', (typed) => {
  expect(readReference(typed)).toBe('7K3M-Q9TD')
})

test.each([null, undefined, '', '7K3M', '7K3M-Q9TDX', 'IIII-OOOO', '../etc', '<b>7K3M'])(
  '%j is no code',
  (typed) => {
    expect(readReference(typed)).toBeNull()
  },
)
