import type { ClientField } from 'payload'
import { describe, expect, it } from 'vitest'
import { findUnsaved, isFormText, nameOfForm, recordValues } from './form-text.ts'

const fields = [
  { type: 'text', name: 'title', admin: {} },
  { type: 'text', name: 'summary', admin: {} },
  { type: 'array', name: 'steps', fields: [], admin: {} },
  { type: 'date', name: 'updatedAt', admin: { hidden: true } },
] as ClientField[]

const opened = { title: 'ผ้านวมลดครึ่งราคา', summary: null, steps: 0, updatedAt: '2026-11-28' }
const mine = { ...opened, title: 'ผ้านวมลดครึ่งราคาถึงสิ้นปี', summary: 'ทุกสาขา' }

const names = (theirs?: object) =>
  findUnsaved(fields, { opened, mine }, theirs && { ...opened, ...theirs }).map(
    ({ field, changedBy }) => [field.name, changedBy],
  )

describe('what of a form is not saved', () => {
  it('is every field that its editor changed', () => {
    expect(names()).toEqual([
      ['title', 'me'],
      ['summary', 'me'],
    ])
  })

  it('is nothing of what was saved as it was typed', () => {
    expect(names({ title: mine.title, updatedAt: '2026-11-29' })).toEqual([['summary', 'me']])
    expect(names(mine)).toEqual([])
  })

  it('is a field that somebody else changed as well, and not one that only they changed', () => {
    expect(names({ title: 'ผ้านวมลด 40%', steps: [{ id: '1' }] })).toEqual([
      ['title', 'both'],
      ['summary', 'me'],
    ])
  })

  it('is nothing after the change was taken back by hand', () => {
    expect(findUnsaved(fields, { opened, mine: { ...opened, summary: '' } })).toEqual([])
  })
})

it('no password, file or mark of a refusal is stored', () => {
  const data = {
    title: 'ก',
    password: 'a long secret',
    'confirm-password': 'a long secret',
    currentPassword: 'an older secret',
    file: {},
    newerVersion: '',
  }
  expect(recordValues(data)).toEqual({ title: 'ก' })
})

it('each record, language and global has a name of its own, and records that are made share one', () => {
  const places = [
    { slug: 'news', id: 1, locale: 'th' },
    { slug: 'news', id: 1, locale: 'en' },
    { slug: 'news', id: 11, locale: 'th' },
    { slug: 'news', id: undefined, locale: 'th' },
    { slug: 'home', id: undefined, locale: 'th' },
  ]
  expect(new Set(places.map(nameOfForm)).size).toBe(places.length)
})

it.each([undefined, 'text', { opened: {} }, { opened: [], mine: {} }])(
  '%j is no content of a form',
  (value) => expect(isFormText(value)).toBe(false),
)
