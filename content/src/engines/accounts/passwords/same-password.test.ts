import { describe, expect, it } from 'vitest'
import { isSameToPeople } from './same-password.ts'

const before = 'quiet otters paint barns'

describe('A new password', () => {
  it.each([
    before,
    `${before} `,
    ` ${before}`,
    `${before}\u3000`,
    `\u00a0${before}`,
    `${before}\u200b`,
    'quiet\u00a0otters paint barns',
    'Quiet otters paint barns',
    'QUIET OTTERS PAINT BARNS',
    `${before}1`,
    `${before}99!`,
    `1${before}`,
    'snrab tniap sretto teiuq',
    'quietotterspaintbarns',
    'Quiet Otters Paint Barns',
    'quiet otters paint barn',
    'quiet otters paint 2 barns',
    'ｑuiet otters paint barns',
    'snrab tniap srettO teiuQ1',
    'quiet utters paint barns',
  ])('is the one before in the eyes of a person: %j', (password) => {
    expect(isSameToPeople(password, before)).toBe(true)
  })

  it.each(['quiet lamp seven rivers', 'otters paint', 'ฝนตกแดดออกนกกระจอก'])(
    'is another: %j',
    (password) => {
      expect(isSameToPeople(password, before)).toBe(false)
    },
  )
})
