import { expect, it } from 'vitest'
import { bodyOf, firstValues } from './act-body.ts'

const chosen = firstValues([
  { name: 'reason', label: 'Reason', kind: 'choice', value: 'spam', options: [] },
  { name: 'isAboutAll', label: 'All', kind: 'flag', value: false, key: 'x' },
])
const act = { name: 'limit1', text: 'No writing: 1 day', sent: { act: 'limit', days: 1 } }

it('An act sends the version that was read, the settings that it names, and what is typed', () => {
  const values = { chosen, typed: { note: 'ซ้ำ' } }
  expect(bodyOf({ ...act, settings: ['reason'] }, { version: 4 }, values)).toEqual({
    version: 4,
    act: 'limit',
    days: 1,
    reason: 'spam',
    note: 'ซ้ำ',
  })
})

it('To an endpoint of its own an act sends no version', () => {
  const answer = { ...act, sent: { post: 812 }, path: '/board/answer' }
  expect(bodyOf(answer, { version: 4 }, { chosen, typed: { detail: 'ได้ค่ะ' } })).toEqual({
    post: 812,
    detail: 'ได้ค่ะ',
  })
})
