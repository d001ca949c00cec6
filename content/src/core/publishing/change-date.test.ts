import { expect, it } from 'vitest'
import { stampOf } from './change-date.ts'

const never = { changedAt: null, changeMark: null }
const now = new Date('2026-11-20T03:00:00.000Z')
const document = {
  id: 7,
  title: { th: 'อบฟรีทุกวันพุธ', en: null },
  publishedAt: '2026-11-19T00:00:00.000Z',
  album: [{ id: 'a1', caption: { th: 'ถังอบ' } }],
}

it.each([
  ['rows under other ids', { album: [{ id: 'b2', caption: { th: 'ถังอบ' } }] }],
  ['empty texts', { title: { en: '', th: 'อบฟรีทุกวันพุธ' }, summary: {}, services: [] }],
  ['the same moment in Thai time', { publishedAt: '2026-11-19T07:00:00+07:00' }],
  ['the same moment as a date', { publishedAt: new Date('2026-11-19T00:00:00.000Z') }],
  ['what nobody sees', { updatedAt: now.toISOString(), sort: 3, _status: 'published' }],
])('%s do not make another record of it', (_, changes) => {
  const stored = stampOf(document, never, { unseen: ['sort'] })
  expect(stampOf({ ...document, ...changes }, stored, { unseen: ['sort'] }, now)).toBe(stored)
})

it.each([
  ['a text in either language', { title: { th: 'อบฟรีทุกวันพุธ', en: 'Free drying' } }],
  ['a caption', { album: [{ id: 'a1', caption: { th: 'ตะกร้า' } }] }],
  ['rows in another order', { services: ['dry', 'wash'] }],
  ['a number of nothing', { latitude: 0 }],
])('%s does, now', (_, changes) => {
  const stored = stampOf({ ...document, services: ['wash', 'dry'] }, never, { unseen: [] })
  const changed = { ...document, services: ['wash', 'dry'], ...changes }
  expect(stampOf(changed, stored, { unseen: [] }, now).changedAt).toBe(now.toISOString())
})

it('what appears later changed when it appears', () => {
  const later = { ...document, publishedAt: '2026-12-05T00:00:00.000Z' }
  const changeDate = { unseen: [], visibleFrom: 'publishedAt' }
  expect(stampOf(later, never, changeDate, now).changedAt).toBe('2026-12-05T00:00:00.000Z')
  expect(stampOf(document, never, changeDate, now).changedAt).toBe(now.toISOString())
})
