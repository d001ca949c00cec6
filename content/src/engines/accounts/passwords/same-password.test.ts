import { pbkdf2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSameToPeople, isStoredToPeople } from './same-password.ts'

const before = 'quiet otters paint barns'
const salt = 'salt'
const hash = `pbkdf2-sha256-v1:${pbkdf2Sync(before, salt, 600_000, 32, 'sha256').toString('hex')}`

const ofOneForm = [
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
]

describe('A new password', () => {
  it.each([
    ...ofOneForm,
    'quietotterspaintbarns',
    'Quiet Otters Paint Barns',
    'quiet otters paint barn',
    'quiet otters paint 2 barns',
    'ｑuiet otters paint barns',
    'snrab tniap srettO teiuQ1',
  ])('is the one before in the eyes of a person: %j', (password) => {
    expect(isSameToPeople(password, before)).toBe(true)
  })

  it.each([
    'quiet lamp seven rivers',
    'barns paint otters quiet',
    'otters paint',
    'ฝนตกแดดออกนกกระจอก',
  ])('is another: %j', async (password) => {
    expect(isSameToPeople(password, before)).toBe(false)
    expect(await isStoredToPeople({ hash, salt }, password)).toBe(false)
  })

  it.each(ofOneForm)('is compared by its hash too: %j', async (password) => {
    expect(await isStoredToPeople({ hash, salt }, password)).toBe(true)
  })
})
