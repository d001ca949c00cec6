import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { noteGlobal, normalized } from './normalized.ts'

/** Lower case, and only the word `good`. */
const { hooks, validate } = normalized(
  (value) => (typeof value === 'string' ? value.toLowerCase() || null : undefined),
  (value: unknown, _: { req: PayloadRequest }) => value === 'good' || 'refused',
)

function reqOf(stored: object | null): PayloadRequest {
  const find = async () => await Promise.resolve(stored)
  const req: unknown = {
    context: {},
    payload: { collections: { branches: {} }, db: { findOne: find, findGlobal: find } },
  }
  return req as PayloadRequest
}

function save(value: unknown, stored: object | null, path: (number | string)[] = ['name']) {
  const record = { collectionSlug: 'branches', id: 1, event: 'submit' } as const
  // The previous value is irrelevant: the newest version may be a draft.
  return validate(value, { ...record, path, previousValue: value, req: reqOf(stored) })
}

it('stores a value as it is read, and leaves alone what cannot be read or is not there', () => {
  const [hook] = hooks.beforeValidate
  const keep = (value: unknown): unknown => hook?.({ value } as never)
  expect(['GOOD', '', 7, null, undefined].map(keep)).toEqual(['good', '', 7, null, undefined])
})

it('validates a value by the rule', async () => {
  expect(await save('good', { name: 'other' })).toBe(true)
  expect(await save('bad', { name: 'other' })).toBe('refused')
})

it('accepts what is public already, also in its earlier form', async () => {
  expect(await save('bad', { name: 'bad' })).toBe(true)
  expect(await save('bad', { name: 'BAD', _status: 'published' })).toBe(true)
})

it('validates what only a draft held', async () => {
  expect(await save('bad', { name: 'bad', _status: 'draft' })).toBe('refused')
  expect(await save('bad', { name: 'good', _status: 'published' })).toBe('refused')
  expect(await save('bad', null)).toBe('refused')
})

it('finds it in any row and language', async () => {
  const stored = {
    name: { th: 'ดี', en: 'bad' },
    blocks: [{ links: [{ url: 'good' }, { url: 'bad' }] }, { title: 'ร้านซัก' }],
  }
  expect(await save('bad', stored)).toBe(true)
  expect(await save('bad', stored, ['blocks', '3', 'links', '0', 'url'])).toBe(true)
  expect(await save('worse', stored, ['blocks', 0, 'links', 0, 'url'])).toBe('refused')
})

it('validates a missing value, though none was stored', async () => {
  expect(await save(null, { name: null })).toBe('refused')
})

it('asks for the global that is saved', async () => {
  const req = reqOf({ name: 'bad' })
  const field = { event: 'submit', path: ['name'], req } as const
  expect(await validate('bad', field)).toBe('refused')
  noteGlobal({ context: req.context, data: {}, global: { slug: 'settings' } })
  expect(await validate('bad', field)).toBe(true)
})

it('compares with what was opened while somebody types', async () => {
  const typing = { event: 'onChange', req: reqOf({ name: 'other' }) } as const
  expect(await validate('bad', { ...typing, previousValue: 'bad' })).toBe(true)
  expect(await validate('worse', { ...typing, previousValue: 'bad' })).toBe('refused')
})
