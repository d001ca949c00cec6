import type { Endpoint } from 'payload'
import { describe, expect, it } from 'vitest'
import { openAuditBench } from '../../testing/audit-bench.ts'
import { createExample } from '../../testing/example-records.ts'
import { createLead } from '../../testing/lead-records.ts'
import { auditedCollections, isAudited } from '../core/audit/audited-collections.ts'
import { findDuplicates } from '../features/contact/inbox/lead-duplicates.rows.ts'

const { payload, call, ask, entries, self } = await openAuditBench()
type Slug = (typeof auditedCollections)[number]

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`
const configOf = (slug: Slug) => payload.collections[slug].config

/** Endpoints that return only permissions, no record data. */
const tellsNothing = ['post /access/:id?']

/** Step endpoints of cases: they read no records of people. */
const inSteps = ['post /decide', 'post /answer', 'post /speaker', 'post /draft-faq']

/** Our own endpoints outside the audited collections: `notes` return records of people, `ofNobody` do not. */
const besides: Record<string, Record<'notes' | 'ofNobody', string[]>> = {
  'board-posts': { notes: ['get /pictures/:picture'], ofNobody: inSteps },
  campaigns: {
    notes: [],
    ofNobody: [
      'get /:id/preview',
      ...['test', 'start', 'pause', 'resume', 'stop'].map((act) => `post /:id/${act}`),
    ],
  },
  cases: {
    notes: ['get /queue/:id'],
    // The list contains only ids and dates.
    ofNobody: ['get /queue', ...['decide', 'undo', 'assign'].map((act) => `post /:id/${act}`)],
  },
  // These concern the staff's own accounts.
  staff: {
    notes: [],
    ofNobody: [
      'get /init',
      'get /me',
      ...['login', 'logout', 'forgot-password', 'reset-password'].map((name) => `post /${name}`),
      ...['refresh-token', 'first-register', 'unlock', ':id/invite'].map((name) => `post /${name}`),
      'get /:id/security',
      ...['login-code', ':id/sessions/end', ':id/factor'].map((name) => `post /${name}`),
      ...['confirm', 'recovery-codes', 'remove'].map((act) => `post /:id/factor/${act}`),
    ],
  },
}

/** The endpoints of a collection without duplicates: the first with a name answers. */
function namesIn(slug: string): string[] {
  const own = payload.config.collections.find((each) => each.slug === slug)
  return [...new Set((own?.endpoints || []).map(nameOf))].toSorted()
}

/** Creates a record of the collection, and returns an endpoint's address for it. */
async function addressOf(slug: Slug, { path }: Endpoint) {
  const { id } = await createExample(payload, slug)
  const record: object = await payload.findByID({ collection: slug, id })
  const filled = path
    .replace(/:id\??/, String(id))
    .replace(':filename', 'filename' in record ? String(record.filename) : '')
    .replace(/^\/$/, '')
  return { id: String(id), address: `/${slug}${filled}?where[id][equals]=${id}` }
}

describe('Of the records of people', () => {
  for (const slug of auditedCollections)
    it(`none of ${slug} is given by an endpoint that does not note it`, async () => {
      const endpoints = configOf(slug).endpoints || []
      const answered: string[] = []
      for (const endpoint of endpoints) {
        const { id, address } = await addressOf(slug, endpoint)
        const before = (await entries()).length
        const body = endpoint.method === 'get' ? undefined : { reason: 'ตรวจแล้ว' }
        const { status } = await call(address, endpoint.method.toUpperCase(), body)
        if (status >= 400 || tellsNothing.includes(nameOf(endpoint))) continue
        answered.push(nameOf(endpoint))
        const noted = (await entries()).slice(before).filter(({ about }) => about === slug)
        expect(noted, `${nameOf(endpoint)} of ${slug}`).not.toEqual([])
        const hasId = noted.some(({ ids }) => ids.includes(id))
        expect(hasId || noted.some(({ ids }) => ids === ''), nameOf(endpoint)).toBe(true)
      }
      expect(answered).toEqual(expect.arrayContaining(['get /', 'get /:id', 'get /count']))
      const hasFiles = endpoints.some(({ path }) => path === '/file/:filename')
      expect(answered.includes('get /file/:filename')).toBe(hasFiles)
    })

  it('all endpoints beside their collections are known', () => {
    const usual = new Set(['news', 'media'].flatMap(namesIn))
    const own = payload.config.collections
      .filter(({ slug }) => !isAudited(slug) && !slug.startsWith('payload-'))
      .map(({ slug }) => ({ slug, names: namesIn(slug).filter((name) => !usual.has(name)) }))
      .filter(({ names }) => names.length > 0)
    const known = Object.entries(besides).map(([slug, { notes, ofNobody }]) => ({
      slug,
      names: [...notes, ...ofNobody].toSorted(),
    }))
    expect(own.toSorted((one, other) => one.slug.localeCompare(other.slug))).toEqual(known)
  })

  it('none is reached by a filter of another collection', async () => {
    const relating = payload.config.collections
      .filter(({ slug }) => !isAudited(slug))
      .filter(({ flattenedFields }) => JSON.stringify(relatedIn(flattenedFields)).match(audited))
      .map(({ slug }) => String(slug))
    expect(relating).toEqual(['payload-locked-documents'])
    const { id } = await createLead(payload, { firstName: 'วิมลรัตน์' })
    const document = { relationTo: 'leads', value: id } as const
    const user = { relationTo: 'staff', value: self() } as const
    await payload.create({ collection: 'payload-locked-documents', data: { document, user } })
    const filter = encodeURIComponent('วิมล')
    for (const path of ['document.value.firstName', 'document.firstName'])
      expect(
        await ask(`/payload-locked-documents?where[${path}][like]=${filter}`),
        path,
      ).toBeGreaterThanOrEqual(400)
  })

  it('one that stands in another record is noted as well', async () => {
    const picture = await createExample(payload, 'member-pictures')
    const { id } = await createExample(payload, 'members')
    const avatar = String(picture.id)
    await payload.update({ collection: 'members', id: String(id), data: { avatar } })
    const { text } = await call(`/members/${id}?depth=1`)
    expect(text).toContain(`"filename"`)
    const found = await entries()
    expect(found).toContainEqual({ act: 'read', about: 'member-pictures', ids: avatar, count: 1 })
  })
})

const audited = new RegExp(auditedCollections.map((slug) => `"${slug}"`).join('|'))

function relatedIn(fields: readonly object[]): unknown[] {
  return fields.flatMap((field) => [
    ...('relationTo' in field ? [field.relationTo].flat() : []),
    ...('collection' in field ? [field.collection].flat() : []),
    ...('flattenedFields' in field && Array.isArray(field.flattenedFields)
      ? relatedIn(field.flattenedFields)
      : []),
  ])
}

describe('A question about records of people', () => {
  const searched = (about: string, count: number) => ({ act: 'search', about, ids: '', count })
  const count = (filter: string) => ask(`/members/count${filter}`)

  it('is an entry each, however many it matches', async () => {
    await createExample(payload, 'members')
    for (const filter of ['?where[email][like]=%40example.com', '?where[email][like]=nobody@'])
      expect(await count(filter)).toBe(200)
    const [some, none] = await entries()
    expect(some).toMatchObject({ act: 'search', about: 'members', ids: '' })
    expect(some?.count).toBeGreaterThan(0)
    expect(none).toEqual(searched('members', 0))
  })

  it('is one entry where it is asked twice within a minute, and none without a filter', async () => {
    const filter = '?where[firstName][exists]=true'
    expect([await count(filter), await count(filter), await count('')]).toEqual([200, 200, 200])
    expect(await entries()).toHaveLength(1)
  })

  it('is noted of lists that show nobody', async () => {
    expect(await ask('/leads?where[phone][equals]=%2B66811111111')).toBe(200)
    expect(await ask('/leads?where[firstName][exists]=true&page=1000')).toBe(200)
    const found = await entries()
    expect(found[0]).toEqual(searched('leads', 0))
    expect(found[1]).toMatchObject({ act: 'search', about: 'leads', ids: '' })
    expect(found).toHaveLength(2)
  })

  it('is noted for a DELETE that matches nobody', async () => {
    const { id } = await createLead(payload)
    const filter = `?where[id][equals]=${id}&where[phone][equals]=%2B66811111111`
    expect(await ask(`/leads${filter}`, 'DELETE')).toBe(200)
    expect(await entries()).toEqual([searched('leads', 0)])
  })
})

describe('What a page of the admin shows beside its record', () => {
  it('is noted of the other leads from one person', async () => {
    const phone = '+66898700001'
    const [lead, other] = [
      await createLead(payload, { phone }),
      await createLead(payload, { phone }),
    ]
    const asker = await payload.findByID({ collection: 'staff', id: self() })
    const found = await findDuplicates(payload, lead, 5, { ...asker, collection: 'staff' })
    expect(found.map(({ id }) => id)).toEqual([other.id])
    expect(await entries()).toContainEqual({ act: 'read', about: 'leads', ids: other.id, count: 1 })
  })

  it('is noted of whom messages in the outbox are about', async () => {
    const { id: subjectId } = await createLead(payload)
    const { id } = await createExample(payload, 'outbox')
    const about = { subjectKind: 'leads', subjectId: String(subjectId) }
    await payload.update({ collection: 'outbox', id: String(id), data: about })
    expect(await ask(`/outbox/${id}`)).toBe(200)
    expect(await entries()).toContainEqual({
      act: 'read',
      about: 'leads',
      ids: subjectId,
      count: 1,
    })
  })
})
