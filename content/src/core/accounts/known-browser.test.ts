import { afterEach, describe, expect, it, vi } from 'vitest'
import { markBrowser, readMarks } from './known-browser.ts'

const secret = 'a secret of the test'
const cookieOf = (id: number) => markBrowser(id, secret).split(';')[0] ?? ''

afterEach(() => void vi.useRealTimers())

describe('The mark of a browser', () => {
  it('is kept from scripts and other sites for a year', () => {
    expect(markBrowser(7, secret)).toMatch(
      /; Path=\/cms-api; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    )
  })

  it('tells for which accounts the browser is known', () => {
    const marks = readMarks(`a=b; ${cookieOf(7)}; ${cookieOf(8)}`, ['a newer one', secret])
    expect(marks.map(({ accountId }) => accountId)).toEqual(['7', '8'])
    expect(new Set(marks.map(({ mark }) => mark)).size).toBe(2)
  })

  it.each([
    ['made up', 'known-browser-staff-7=1.2.3'],
    ['of another account', cookieOf(8).replace('staff-8', 'staff-7')],
    ['of another kind of account', cookieOf(7).replace('staff', 'members')],
    ['changed', cookieOf(7).replace(/=\d/, '=9')],
    ['empty', ''],
  ])('that is %s is none', (_, cookie) => {
    expect(readMarks(cookie, [secret])).toEqual([])
  })

  it('of another service, or older than a year, is none', () => {
    const cookie = cookieOf(7)
    expect(readMarks(cookie, ['another secret'])).toEqual([])
    vi.useFakeTimers({ now: Date.now() + 366 * 24 * 3_600_000 })
    expect(readMarks(cookie, [secret])).toEqual([])
  })
})
