import { expect, it } from 'vitest'
import { bodyOf } from './act-body.ts'

const act = { name: 'limit1', text: 'No posting: 1 day', sent: { act: 'limit', days: 1 } }
const values = { version: 4, chosen: { reason: 'spam', isAboutAll: false }, typed: { note: 'ซ้ำ' } }

it('An act sends the version that was read, the settings that it names, and what is typed', () => {
  const sent = { version: 4, act: 'limit', days: 1, reason: 'spam', note: 'ซ้ำ' }
  expect(bodyOf({ ...act, settings: ['reason'] }, values)).toEqual(sent)
})

it('To an endpoint of its own an act sends no version', () => {
  const answer = { ...act, sent: { post: 812 }, path: '/board/answer' }
  expect(bodyOf(answer, values)).toEqual({ post: 812, note: 'ซ้ำ' })
})
