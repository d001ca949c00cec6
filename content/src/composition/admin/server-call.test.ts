import type { SanitizedConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { isServerCall } from './server-call.ts'

const config = {
  collections: [{ slug: 'branches' }, { slug: 'news' }],
  globals: [{ slug: 'home' }],
} as unknown as SanitizedConfig
const isSound = (name: unknown, args?: unknown) => isServerCall({ name, args }, config)

const sound: Record<string, object> = {
  'copy-data-from-locale': {
    collectionSlug: 'branches',
    docID: 7,
    fromLocale: 'th',
    toLocale: 'en',
    overrideData: true,
  },
  'form-state': {
    collectionSlug: 'branches',
    id: 7,
    data: { name: 'นิมมาน' },
    docPermissions: { fields: true },
    docPreferences: { fields: {} },
    formState: { name: { value: 'นิมมาน' } },
    operation: 'update',
    originalUpdatedAt: '2026-11-28T00:00:00.000Z',
    renderAllFields: true,
    schemaPath: 'branches',
  },
  'get-default-layout': {},
  'render-document': { collectionSlug: 'branches', docID: 'x-7', initialData: null, versions: {} },
  'render-document-slots': { collectionSlug: 'home', id: undefined },
  'render-field': { schemaPath: 'collection.news.body.image', initialValue: [1], path: 'image' },
  'render-list': {
    collectionSlug: 'news',
    drawerSlug: 'list-drawer_1',
    query: { limit: 10, page: '2', sort: ['-title'], where: { title: { like: 'ซัก' } } },
  },
  'render-widget': { widgetSlug: 'collections', widgetData: {} },
  'table-state': {
    collectionSlug: ['branches', 'news'],
    columns: [{ accessor: 'title', active: true }],
    parent: { id: 7, collectionSlug: 'branches', joinPath: 'news' },
    renderRowTypes: true,
  },
}

it.each(Object.entries(sound))(
  'What a page of the admin asks for is answered: %s',
  (name, args) => {
    expect(isSound(name, args)).toBe(true)
  },
)

describe('Refused is', () => {
  it.each([undefined, null, 7, 'x', [], [{}], true])('a call that is %j', (call) => {
    expect(isServerCall(call, config)).toBe(false)
  })

  it.each([
    'nope',
    '',
    'toString',
    'constructor',
    '__proto__',
    'x'.repeat(100_000),
    7,
    null,
    [],
    {},
    // Payload has these functions; this admin does not use them.
    'schedule-publish',
    'get-upcoming-scheduled-publish',
    'slugify',
    'get-folder-results-component-and-data',
  ])('a function named %j', (name) => {
    expect(isSound(name, { collectionSlug: 'branches' })).toBe(false)
  })

  const needy = Object.keys(sound).filter((name) => name !== 'get-default-layout')
  it.each(needy)('%s without what it needs, or of what there is not', (name) => {
    for (const args of [undefined, null, {}, [], 7, 'x', true])
      expect(isSound(name, args)).toBe(false)
    const { schemaPath } = { schemaPath: 'x', ...sound[name] }
    const nowhere = {
      ...sound[name],
      globalSlug: 'nope',
      schemaPath: name === 'render-field' ? 'collection.nope.title' : schemaPath,
    }
    expect(isSound(name, nowhere)).toBe(false)
  })

  it('an argument of another type, whichever function takes it', () => {
    const taken = []
    for (const [name, args] of Object.entries(sound))
      for (const key of Object.keys(args))
        for (const value of [
          () => 0,
          Symbol('x'),
          [[[]]],
          { a: 1 },
          'y'.repeat(20_000),
          true,
          -1,
        ]) {
          if (!isSound(name, { ...args, [key]: value })) continue
          taken.push(`${key}: ${typeof value === 'object' ? JSON.stringify(value) : typeof value}`)
        }
    const odd = taken.filter((each) => !each.startsWith('initialValue'))
    expect([...new Set(odd)].toSorted()).toEqual([
      'data: {"a":1}',
      'docID: number',
      'docPermissions: {"a":1}',
      'docPreferences: {"a":1}',
      'formState: {"a":1}',
      'id: number',
      'initialData: {"a":1}',
      'overrideData: boolean',
      'query: {"a":1}',
      'renderAllFields: boolean',
      'renderRowTypes: boolean',
      'versions: {"a":1}',
      'widgetData: {"a":1}',
    ])
  })
})
