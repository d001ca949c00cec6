import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { errorStatus } from '../../src/wire/errors.ts'
import { buildDocument } from './document.ts'

const run = promisify(execFile)
const root = new URL('../../', import.meta.url)

interface Operation {
  operationId: string
  'x-calls'?: string[]
  parameters?: { $ref?: string; name?: string; schema?: unknown }[]
  requestBody?: unknown
  responses: Record<string, unknown>
}
const document = JSON.parse(JSON.stringify(buildDocument())) as {
  paths: Record<string, { get?: Operation; post?: Operation }>
  components: Record<string, Record<string, unknown>>
}

function operations(): Operation[] {
  return Object.values(document.paths).flatMap(({ get, post }) =>
    [get, post].filter((each) => !!each),
  )
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

  it('tells what a write takes, that it answers nothing, and how it refuses', () => {
    const { requestBody, responses } = document.paths['/items/consent_log']!.post!
    expect(requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/consent_log' } } },
    })
    expect(Object.keys(responses)).toEqual(['204', '400', '401', '413', '415', '429', '500', '503'])
    expect(responses['204']).not.toHaveProperty('content')
    expect(document.components['schemas']).toMatchObject({
      consent_log: {
        additionalProperties: false,
        required: ['id', 'action', 'categories', 'policy_version'],
      },
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

describe('The committed document', () => {
  it('is what the generator makes', async () => {
    const committed: unknown = JSON.parse(await readFile(new URL('openapi.json', root), 'utf8'))
    expect(committed).toEqual(document)
    await expect(
      run(process.execPath, ['scripts/generate-openapi.ts', '--check'], { cwd: root }),
    ).resolves.toMatchObject({ stderr: '' })
  })
})
