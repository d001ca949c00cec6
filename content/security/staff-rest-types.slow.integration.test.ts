import type { BasePayload, FlattenedField } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { startCmsCalls } from '../testing/cms-calls.ts'
import { createExample, exampleSlugs } from '../testing/example-records.ts'

let payload: BasePayload
let call: Awaited<ReturnType<typeof startCmsCalls>>

beforeAll(async () => {
  payload = await openPayload()
  call = await startCmsCalls(payload)
})
afterAll(() => closePayload(payload))

/** A field at any depth, with a record that sets only this field. */
interface Place {
  path: string
  field: FlattenedField
  recordWith: (value: unknown) => object
}

function placesIn(fields: readonly FlattenedField[]): Place[] {
  return fields.flatMap((field): Place[] => {
    const { name } = field
    const own = { path: name, field, recordWith: (value: unknown) => ({ [name]: value }) }
    if (field.type === 'blocks')
      return [
        own,
        ...field.blocks.flatMap(({ slug, flattenedFields }) =>
          within(own, flattenedFields, (row) => [{ blockType: slug, ...row }], `${name}.0`),
        ),
      ]
    if (field.type === 'array')
      return [own, ...within(own, field.flattenedFields, (row) => [row], `${name}.0`)]
    if ('flattenedFields' in field)
      return [own, ...within(own, field.flattenedFields, (row) => row, name)]
    return [own]
  })
}

function within(
  { recordWith }: Place,
  fields: readonly FlattenedField[],
  wrap: (row: object) => unknown,
  prefix: string,
): Place[] {
  return placesIn(fields).map((inner) => ({
    path: `${prefix}.${inner.path}`,
    field: inner.field,
    recordWith: (value) => recordWith(wrap(inner.recordWith(value))),
  }))
}

/** Values of a wrong type for the field. */
function wrongFor({ type, ...field }: FlattenedField): unknown[] {
  const values: unknown[] = [{ a: 1 }, ['a'], 'a\u0000b']
  if (type === 'json') return values.slice(2)
  if (type === 'group' || type === 'tab') return [...values.slice(1), 7]
  const isList = type === 'array' || type === 'blocks' || ('hasMany' in field && field.hasMany)
  if ('hasMany' in field && field.hasMany && type === 'upload') return [{ a: 1 }, [{ a: 1 }], 7]
  const takesNumbers = type === 'number' || type === 'relationship'
  return takesNumbers && !isList ? values : [...values, 7]
}

/** Payload takes these from the file itself and ignores the record. */
const ofFiles = new Set([
  'url',
  'thumbnailURL',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
])

/** Sends each wrong value alone; returns those that were not refused with the field's name. */
async function takenAt(path: string, method: string, places: readonly Place[]): Promise<string[]> {
  const taken: string[] = []
  for (const { path: name, field, recordWith } of places)
    for (const value of wrongFor(field)) {
      const { status, fields } = await call(method, path, { body: recordWith(value) })
      const isNamed = fields.some((fault) => fault.startsWith(name))
      const isOfFile = ofFiles.has(name) && status < 500
      if ((status !== 400 || !isNamed) && !isOfFile)
        taken.push(`${name} (${field.type}) ${JSON.stringify(value)}: ${status} ${fields.join()}`)
    }
  return taken
}

async function failsAt(path: string, method: string, places: readonly Place[]): Promise<string[]> {
  const failed: string[] = []
  for (const { path: name, recordWith } of places) {
    const { status } = await call(method, path, { body: recordWith(null) })
    if (status >= 500) failed.push(name)
  }
  return failed
}

describe('a value of another type than its field', () => {
  it.each(exampleSlugs)('is refused by its name in %s, and nothing is stored', async (slug) => {
    const { id } = await createExample(payload, slug)
    const before = await payload.findByID({ collection: slug, id })
    const { config } = payload.collections[slug]
    const places = placesIn(config.flattenedFields).filter(({ path }) => path !== 'id')
    const draft = config.versions?.drafts ? '&draft=true' : ''
    const path = `/${slug}/${id}?locale=th${draft}`
    expect(await takenAt(path, 'PATCH', places)).toEqual([])
    // File values are ignored, so the record is saved.
    const after = config.upload
      ? before
      : await payload.findByID({ collection: slug, id, draft: true })
    expect(after).toEqual(before)
    expect(await failsAt(path, 'PATCH', places)).toEqual([])
  })

  it('is refused by its name in every global', async () => {
    for (const { slug, flattenedFields, versions } of payload.config.globals) {
      const draft = versions?.drafts ? '&draft=true' : ''
      const path = `/globals/${slug}?locale=th${draft}`
      const places = placesIn(flattenedFields)
      expect(await takenAt(path, 'POST', places), slug).toEqual([])
      expect(await failsAt(path, 'POST', places), slug).toEqual([])
    }
  }, 60_000)

  it('is refused when a record is made or published as well', async () => {
    const made = await call('POST', '/news', { body: { title: ['ก'], slug: 7, category: 'x' } })
    expect(made).toMatchObject({ status: 400, fields: ['title', 'slug', 'category'] })
    const { id } = await createExample(payload, 'staff')
    for (const body of [{ role: ['administrator'] }, { name: ['a'] }, { name: { a: 1 } }])
      expect(await call('PATCH', `/staff/${id}`, { body })).toMatchObject({
        status: 400,
        fields: Object.keys(body),
      })
    const colleague = { email: 'x@example.com', password: ['a'], role: 'editor' }
    expect(await call('POST', '/staff', { body: colleague })).toMatchObject({
      status: 400,
      fields: ['password'],
    })
  })

  it.each([1e300, 2_147_483_648, 1.5, 0, -1, '1.5', '1e3'])(
    'is no id of a record: %s',
    async (category) => {
      const body = { title: 'ก', slug: 'an-id', category }
      const answer = await call('POST', '/news', { body })
      expect(answer).toMatchObject({ status: 400, fields: ['category'] })
    },
  )

  it('is refused by its name where it is a text that no database stores', async () => {
    for (const text of ['\u0000', 'ก\ud800'])
      for (const name of ['title', 'unknown']) {
        const answer = await call('POST', '/news', { body: { [name]: text } })
        expect(answer).toMatchObject({ status: 400, fields: [name] })
      }
  })

  it('is refused by its name where it is nested too deeply to be walked through', async () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000)
    for (const name of ['body', 'unknown']) {
      const answer = await call('POST', '/news', { text: `{"${name}":${deep}}` })
      expect(answer.status, name).toBe(400)
      expect(answer.fields[0]).toMatch(name)
    }
  })
})

describe('what is no record at all', () => {
  it.each([null, [], [{}], 5, 'x', true])('is refused: %j', async (body) => {
    for (const path of ['/news', '/staff', '/members', '/media', '/globals/settings'])
      expect(await call('POST', path, { body }), path).toMatchObject({ status: 400 })
    expect((await call('POST', '/news/bulk', { body })).status).toBe(400)
  })

  it.each(['null', '5', '[]', '{', ''])('is refused beside a file too: %j', async (sent) => {
    const body = new FormData()
    body.set('file', new Blob(['x'], { type: 'image/png' }), 'x.png')
    body.set('_payload', sent)
    for (const path of ['/media', '/news', '/globals/settings'])
      expect((await call('POST', path, { body })).status, path).toBe(400)
  })
})

describe('a call of the staff’s REST', () => {
  it.each(['abc', '0', '1.5', '-1', '99999999999999', '%00'])(
    'answers that there is no record %s',
    async (id) => {
      for (const method of ['GET', 'PATCH', 'DELETE']) {
        const body = method === 'PATCH' ? {} : undefined
        for (const slug of ['staff', 'news'])
          expect((await call(method, `/${slug}/${id}`, { body })).status).toBe(404)
      }
    },
  )

  it('answers a log-in that calls itself a read', async () => {
    const headers = { 'x-payload-http-method-override': 'GET' }
    expect((await call('POST', '/staff/login', { headers, body: {} })).status).toBe(404)
  })

  it('answers an address that is no text where a password was forgotten', async () => {
    for (const email of [['a'], { a: 1 }, 7, null, 'a\u0000@example.com'])
      for (const path of ['/staff/forgot-password', '/members/forgot-password'])
        expect((await call('POST', path, { body: { email } })).status, path).toBeLessThan(500)
  })

  it('refuses to look for what no database holds', async () => {
    const answer = await call('GET', '/news?where[slug][equals]=%00')
    expect(answer).toMatchObject({ status: 400, fields: ['where[slug][equals]'] })
  })
})
