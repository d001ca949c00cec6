import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { branchFixture, customerReviewFixture } from '../../src/branch/branch.fixtures.ts'
import { branchWire } from '../../src/branch/branch.wire.ts'
import { settingsFixture } from '../../src/settings/settings.fixtures.ts'
import { one } from '../../src/wire/answer.ts'
import { errorStatus } from '../../src/wire/errors.ts'
import { noteCalls } from '../../src/wire/notes.fixtures.ts'
import { defineWrite } from '../../src/wire/write.ts'
import type { AnyCall } from './call-operation.ts'
import { buildDocument, describePaths } from './document.ts'
import { refer } from './parameters.ts'
import { writeSchemas, type AnyWrite } from './write-operation.ts'

const root = new URL('../../', import.meta.url)

interface Operation {
  operationId: string
  'x-calls'?: string[]
  parameters?: { $ref?: string; name?: string; schema?: unknown }[]
  requestBody?: unknown
  security?: unknown
  responses: Record<string, unknown>
}
interface Success {
  content: Record<string, { examples?: Record<string, { value: unknown }> }>
}
type PathItem = Partial<Record<'get' | 'post' | 'patch' | 'delete', Operation>>
const document = JSON.parse(JSON.stringify(buildDocument())) as {
  paths: Record<string, PathItem>
  components: Record<string, Record<string, unknown>>
}

function operations(): Operation[] {
  return Object.values(document.paths).flatMap((item) => Object.values(item))
}

/** Path items of calls that belong to no area. */
function pathsOf(calls: readonly (AnyCall | AnyWrite)[]): Record<string, PathItem> {
  const paths = describePaths(calls.map((call) => ({ area: 'notes', call })))
  return JSON.parse(JSON.stringify(paths)) as Record<string, PathItem>
}

describe('The OpenAPI document', () => {
  it('is valid OpenAPI 3.1 and its references lead somewhere', async () => {
    const validator = new Validator()
    const result = await validator.validate(structuredClone(document))
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
    expect(validator.version).toBe('3.1')
    expect(() => validator.resolveRefs()).not.toThrow()
  })

  it('is not taken for valid when it is not', async () => {
    const broken = { ...structuredClone(document), paths: { '/x': { get: { responses: 7 } } } }
    expect((await new Validator().validate(broken)).valid).toBe(false)
  })

  it('describes every call of every area', async () => {
    const described = operations().flatMap((operation) => [
      operation.operationId,
      ...(operation['x-calls'] ?? []),
    ])
    const files = globSync('src/**/*.calls.ts', { cwd: root })
    expect(files).not.toEqual([])
    for (const file of files) {
      const module = (await import(new URL(file, root).href)) as Record<
        string,
        Record<string, { operation: string }>
      >
      const calls = Object.entries(module).filter(([name]) => name.endsWith('Calls'))
      const operations = calls.flatMap(([, its]) =>
        Object.values(its).map(({ operation }) => operation),
      )
      expect(operations).not.toEqual([])
      expect(described).toEqual(expect.arrayContaining(operations))
    }
  })

  it('gives each operation a name of its own', () => {
    const names = operations().map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  it('tells the bounds and defaults of a paged list', () => {
    const { parameters = [] } = document.paths['/api/branch']!.get!
    const schemas = parameters.map(({ name, schema }) => [name, schema])
    expect(Object.fromEntries(schemas)).toMatchObject({
      limit: { type: 'integer', minimum: 1, maximum: 1000, default: 12 },
      page: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
      sector: { type: 'integer', minimum: 1 },
      search: { type: 'string', maxLength: 200 },
    })
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/lang' })
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/preview_token' })
  })

  it('names the parameter that a single record demands', () => {
    const { parameters } = document.paths['/items/contact/count_click_page_contact']!.get!
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'type', in: 'query', required: true }),
    )
  })

  it('tells what a write takes, that it answers nothing, and how it refuses', () => {
    const { requestBody, responses } = document.paths['/items/consent_log']!.post!
    expect(requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/consent_log' } } },
    })
    expect(Object.keys(responses)).toEqual([
      '204',
      '400',
      '401',
      '408',
      '413',
      '415',
      '429',
      '500',
      '503',
    ])
    expect(responses['204']).not.toHaveProperty('content')
    expect(document.components['schemas']).toMatchObject({
      consent_log: {
        additionalProperties: false,
        required: ['id', 'action', 'categories', 'policy_version'],
      },
    })
  })

  it('shows an answer in both languages, in the envelope of its call', () => {
    const exampleOf = (path: string, language: string) => {
      const { content } = document.paths[path]!.get!.responses['200'] as Success
      return content['application/json']?.examples?.[language]?.value
    }
    const inEnglish = { data: { languages_code: 'en', branch_name: branchFixture.clean.en.name } }
    const inThai = { data: { languages_code: 'th', branch_name: branchFixture.clean.th.name } }
    expect(exampleOf('/api/branch', 'en')).toMatchObject({ next: null, result: [inEnglish] })
    expect(exampleOf('/api/branch/{id}', 'th')).toMatchObject({ result: inThai })
    const settings = settingsFixture.wire
    expect(exampleOf('/items/settings', 'th')).toEqual({ data: settings.th })
    expect(exampleOf('/items/customer_review', 'en')).toEqual({
      data: [customerReviewFixture.wire.en],
    })
  })

  it('lists every error code', () => {
    const text = JSON.stringify(document.components['responses'])
    const missing = Object.keys(errorStatus).filter((code) => !text.includes(`"${code}"`))
    expect(missing).toEqual([])
  })

  it.each([
    '/assets/{id}',
    '/changes',
    '/healthz',
    '/readyz',
    '/server/info',
    '/items/customer_review/{id}',
  ])('describes %s', (path) => {
    expect(document.paths[path]?.get?.responses).toHaveProperty('200')
  })
})

describe('Calls that members alone may make', () => {
  const { listNotes, readNote, ...writes } = noteCalls
  const { '/items/notes': many, '/items/notes/{id}': single } = pathsOf([
    ...Object.values(writes),
    listNotes,
  ])

  it('need a token, answer 403 on /items and 401 elsewhere without one, and are kept by nobody', () => {
    const read = pathsOf([readNote])['/api/notes/{id}']!.get!
    for (const operation of [many!.get!, many!.post!, single!.get!, single!.patch!, read])
      expect(operation.security).toEqual([{ member: [] }])
    expect(Object.keys(many!.get!.responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '414',
      '429',
      '500',
      '503',
    ])
    expect(Object.keys(read.responses)).not.toContain('403')
    expect(Object.keys(many!.post!.responses)).toContain('403')
    expect(read.responses['200']).toMatchObject({ headers: { 'Cache-Control': {} } })
    expect(read.responses).not.toHaveProperty('304')
  })

  it('change some fields of a record by PATCH, and take at least one', () => {
    const { patch } = single!
    expect(patch).toMatchObject({
      operationId: 'changeNote',
      parameters: [
        { name: 'id', in: 'path', required: true },
        { $ref: '#/components/parameters/items_fields' },
      ],
      requestBody: {
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/note_draft_changes' } },
        },
      },
    })
    expect(Object.fromEntries(writeSchemas(noteCalls.changeNote))['note_draft_changes']).toEqual({
      type: 'object',
      properties: expect.objectContaining({
        body: expect.anything(),
        is_pinned: { type: 'boolean' },
      }),
      minProperties: 1,
      additionalProperties: false,
    })
  })

  it('name the language where a write is answered with texts', () => {
    const rename = defineWrite('renameBranch', {
      method: 'POST',
      path: '/api/branch/{id}/name',
      summary: 'Made up',
      answer: one(branchWire),
    })
    const { parameters } = pathsOf([rename])['/api/branch/{id}/name']!.post!
    expect(parameters).toEqual([expect.objectContaining({ name: 'id' }), ...refer('lang')])
  })

  it('remove and do without a body, and answer with none', () => {
    const removal = single!.delete!
    const unpin = pathsOf([noteCalls.unpinNotes])['/api/unpin_notes']!.post!
    for (const operation of [removal, unpin]) {
      expect(operation).not.toHaveProperty('requestBody')
      expect(Object.keys(operation.responses)).toContain('204')
      expect(Object.keys(operation.responses)).not.toContain('415')
    }
    expect(writeSchemas(noteCalls.removeNote)).toEqual([])
  })
})

describe('The committed document', () => {
  it('is what the generator makes', async () => {
    const committed = await readFile(new URL('openapi.json', root), 'utf8')
    expect(committed).toBe(`${JSON.stringify(buildDocument(), null, 2)}\n`)
  })
})
