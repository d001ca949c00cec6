import { describe, expect, it } from 'vitest'
import { Email } from './person.contract.ts'
import { isEmail, spellEmail } from './email.ts'

const thai = new URL('http://บริษัท.ไทย').hostname

describe('An e-mail address', () => {
  it.each([
    [' nok@example.com\u200B', 'nok@example.com'],
    ['\u202Anok@example.com\u202C', 'nok@example.com'],
    ['n@example.com', 'n@example.com'],
    ['no.k-_@mail.example.com', 'no.k-_@mail.example.com'],
    ["o'neill+a@example.co.th", "o'neill+a@example.co.th"],
    ['Nok@Example.com', 'Nok@Example.com'],
    ['info@บริษัท.ไทย', `info@${thai}`],
    [`info@${thai}`, `info@${thai}`],
    ['info@ร้าน.example.com', `info@${new URL('http://ร้าน.example.com').hostname}`],
  ])('%j is kept as %s', (typed, kept) => {
    expect(thai).toMatch(/^xn--/)
    expect(Email.parse(typed)).toBe(kept)
    expect(spellEmail(kept)).toBe(kept)
  })

  it.each([
    'nok@',
    'สมชาย@example.com',
    'a b@example.com',
    'a@b@c',
    'nok@exa mple.com',
    'a@ไทย/x',
    'a@ไทย:80',
    'a\n@example.com',
    'nok@gmail',
    'nok@localhost',
    'nok@ไทย',
    '.nok@example.com',
    'nok.@example.com',
    'nok@example.com.',
    'nok@.example.com',
  ])('%j is none', (typed) => {
    expect(Email.safeParse(typed).error?.issues[0]?.message).toBe('Invalid email format')
    expect(isEmail(spellEmail(typed))).toBe(false)
  })

  it.each(['', ' ', '\u200B'])('is missing where nobody sees one: %j', (typed) => {
    expect(Email.safeParse(typed).error?.issues[0]?.message).toBe('Please enter email')
  })
})
