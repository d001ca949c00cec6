import { expect, it } from 'vitest'
import { packMessages, unpackMessages } from './packed-messages.ts'

const messages = {
  'shop.title': ['ร้าน "ซักแห้ง" \\ 24 ชม.'],
  'shop.count': [['count', 'plural', { '0': ['ไม่มี'], other: ['#', ' ร้าน'] }]],
} as const

it('packs texts without a quote, and gives them back as they were', () => {
  const packed = packMessages(messages)
  expect(packed).not.toContain('"')
  expect(unpackMessages(packed)).toEqual(messages)
})

it('reads the same texts once', () => {
  expect(unpackMessages(packMessages(messages))).toBe(unpackMessages(packMessages(messages)))
})
