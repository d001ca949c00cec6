import { describe, expect, it } from 'vitest'
import { callLink, isLinePhone, mailLink } from './lead-links.ts'

describe('links to the sender of a lead', () => {
  it('calls nothing that is no phone number', () => {
    expect(callLink('+66812345678')).toBe('tel:+66812345678')
    expect(callLink('javascript:alert(1)')).toBeUndefined()
    expect(callLink('+6621234567;ext=12')).toBe('tel:+6621234567;ext=12')
    expect(callLink('+6621234567;ext=1;x')).toBeUndefined()
  })

  it('lets no address add receivers or headers to the mail', () => {
    const link = mailLink('a?bcc=thief@evil.example&x@shop.example', 'เรื่อง & "แฟรนไชส์"\r\nBcc: x')
    expect(link.split('?')).toHaveLength(2)
    expect([...new URL(link).searchParams.keys()]).toEqual(['subject'])
    expect(link).not.toMatch(/[\r\n"<>]/)
    expect(mailLink('nok@example.com', 'สวัสดี')).toMatch(/^mailto:nok@example\.com\?subject=%E0/)
  })

  it('offers LINE for mobile phones alone', () => {
    expect(isLinePhone('+66812345678')).toBe(true)
    expect(isLinePhone('+6621234567')).toBe(false)
    expect(isLinePhone('+447700900123')).toBe(false)
  })
})
