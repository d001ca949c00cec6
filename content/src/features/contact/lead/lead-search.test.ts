import type { Where } from 'payload'
import { describe, expect, it } from 'vitest'
import { searchAsMeant } from './lead-search.ts'

describe('a search among leads', () => {
  it('finds a Thai number in whatever way it is typed', () => {
    const typed = ['0810001234', '081-000-1234', '081 000 1234', '+66810001234', '66810001234']
    for (const like of [...typed, '0066 81 000 1234', '๐๘๑-๐๐๐-๑๒๓๔', '(081) 000.1234'])
      expect(searchAsMeant({ phone: { like } })).toEqual({ phone: { like: '810001234' } })
    expect(searchAsMeant({ phone: { like: '1234' } })).toEqual({ phone: { like: '1234' } })
    expect(searchAsMeant({ phone: { like: '6678' } })).toEqual({ phone: { like: '6678' } })
  })

  it('looks for no number where a name was typed', () => {
    expect(searchAsMeant({ phone: { like: 'สมใจ 2' } })).toEqual({ phone: { like: 'สมใจ 2' } })
  })

  it('finds each word in the first or the last name', () => {
    const either = (like: string) => ({ or: [{ firstName: { like } }, { lastName: { like } }] })
    expect(searchAsMeant({ or: [{ firstName: { like: ' สมใจ  ซักดี' } }] })).toEqual({
      or: [{ and: [either('สมใจ'), either('ซักดี')] }],
    })
  })

  it('leaves every other condition alone', () => {
    const where: Where = {
      and: [{ status: { equals: 'new' } }, { or: [{ email: { like: '081-000' } }] }],
    }
    expect(searchAsMeant(where)).toEqual(where)
    const both = { firstName: { like: 'a' }, and: [{ kind: { equals: 'contact' } }] }
    expect(searchAsMeant(both)).toEqual(both)
  })
})
