import { describe, expect, it } from 'vitest'
import { listQueryOf } from './list-query.ts'

const branchPage = { pathname: '/branch/chiang-mai-nimman', search: '', state: null }

describe('listQueryOf', () => {
  it.each(['/branch', '/en/branch'])('is the query of the list itself (%s)', (pathname) => {
    expect(listQueryOf({ pathname, search: '?sector=1', state: null })).toBe('?sector=1')
  })

  it('comes along to a branch and from there to its neighbours', () => {
    const state = { listQuery: '?sector=1&page=2' }
    expect(listQueryOf({ ...branchPage, state })).toBe('?sector=1&page=2')
  })

  it.each([null, 'text', {}, { listQuery: 5 }, { listQuery: '//elsewhere.example' }])(
    'is nothing when history holds nothing of the kind (%j)',
    (state) => expect(listQueryOf({ ...branchPage, state })).toBe(''),
  )
})
