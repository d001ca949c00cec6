import {
  type BasePayload,
  type CollectionSlug,
  type GlobalSlug,
  type TypedUser,
  ValidationError,
} from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import { createExample, exampleSlugs, memberData, staffData } from '../testing/example-records.ts'

const callers = ['anonymous', 'member', 'moderator', 'editor', 'administrator'] as const
type CallerName = (typeof callers)[number]

const payloadSlugs = [
  'payload-kv',
  'payload-migrations',
  'payload-locked-documents',
  'payload-preferences',
] as const

const everything = 'read drafts versions create update delete'

/** Who may do what; a collection or global that is not here fails the first test. */
const collectionRules: Record<string, Record<CallerName, string>> = {
  leads: personal('read create update'),
  'lead-photos': personal('read'),
  'contact-clicks': staffOnly(),
  outbox: { ...closed(), administrator: 'read' },
  branches: contentWithDrafts(),
  'customer-reviews': contentWithDrafts(),
  provinces: content(),
  sectors: content(),
  news: contentWithDrafts(),
  'news-categories': content(),
  'special-events': contentWithDrafts(),
  banners: contentWithDrafts(),
  seo: content(),
  machines: contentWithDrafts(),
  'investor-reasons': contentWithDrafts(),
  'franchise-packages': contentWithDrafts(),
  'franchise-comments': contentWithDrafts(),
  'about-pages': contentWithDrafts(),
  milestones: contentWithDrafts(),
  rewards: contentWithDrafts(),
  'official-channels': contentWithDrafts(),
  'policy-images': contentWithDrafts(),
  'general-cookies': content(),
  'consent-log': staffOnly(),
  media: content(),
  // Whoever sees to a lead knows his colleagues; nobody but an administrator changes them.
  staff: {
    anonymous: '',
    member: '',
    moderator: '',
    editor: 'read',
    administrator: 'read create update delete',
  },
  members: {
    anonymous: '',
    member: '',
    moderator: 'read',
    editor: 'read',
    administrator: 'read create update delete',
  },
  'payload-kv': closed(),
  'payload-migrations': closed(),
  'payload-locked-documents': staffOnly(),
  // Everyone reads his own preferences, and there are none for those who have not signed in.
  'payload-preferences': {
    anonymous: '',
    member: 'read',
    moderator: 'read',
    editor: 'read',
    administrator: 'read',
  },
}

const globalRules: Record<string, Record<CallerName, string>> = {
  'current-branch': globalContent('read'),
  settings: globalContent('read'),
  'branch-page': globalWithDrafts(),
  'news-page': globalWithDrafts(),
  'product-head': globalWithDrafts(),
  'product-page': globalWithDrafts(),
  'investor-head': globalWithDrafts(),
  'investor-page': globalWithDrafts(),
  'about-head': globalWithDrafts(),
  'about-brand': globalWithDrafts(),
  'about-history': globalWithDrafts(),
  'contact-page': globalWithDrafts(),
  'cookie-policy': globalWithDrafts(),
  'privacy-policy': globalWithDrafts(),
  'terms-of-service': globalWithDrafts(),
  'cookie-detail': globalContent('read'),
  'analytics-cookie': globalWithDrafts(),
  'advertising-cookie': globalWithDrafts(),
  tracking: globalContent('read'),
  home: globalWithDrafts(),
  navigation: globalContent('read'),
  'lead-settings': { ...closed(), editor: 'read', administrator: 'read update' },
}

function contentWithDrafts(): Record<CallerName, string> {
  return {
    anonymous: 'read',
    member: 'read',
    moderator: 'read drafts versions',
    editor: everything,
    administrator: everything,
  }
}

function content(): Record<CallerName, string> {
  const all = 'read create update delete'
  return { anonymous: 'read', member: 'read', moderator: 'read', editor: all, administrator: all }
}

function closed(): Record<CallerName, string> {
  return { anonymous: '', member: '', moderator: '', editor: '', administrator: '' }
}

function staffOnly(): Record<CallerName, string> {
  return { anonymous: '', member: '', moderator: 'read', editor: 'read', administrator: 'read' }
}

/** What visitors sent of themselves: for those who answer them. */
function personal(editors: string): Record<CallerName, string> {
  return { ...closed(), editor: editors, administrator: `${editors} delete` }
}

function globalWithDrafts(): Record<CallerName, string> {
  const write = 'read versions update'
  return {
    anonymous: 'read',
    member: 'read',
    moderator: 'read versions',
    editor: write,
    administrator: write,
  }
}

function globalContent(read: string): Record<CallerName, string> {
  const write = `${read} update`
  return { anonymous: read, member: read, moderator: read, editor: write, administrator: write }
}

let payload: BasePayload
const users = new Map<CallerName, TypedUser | undefined>()

beforeAll(async () => {
  payload = await openPayload()
  users.set('anonymous', undefined)
  for (const role of ['moderator', 'editor', 'administrator'] as const) {
    const user = await payload.create({ collection: 'staff', data: staffData(role, role) })
    users.set(role, { ...user, collection: 'staff' })
  }
  const member = await payload.create({ collection: 'members', data: memberData('member') })
  users.set('member', { ...member, collection: 'members' })
})

afterAll(() => closePayload(payload))

describe('access to collections', () => {
  it('is decided for every collection and global there is', () => {
    const slugs = payload.config.collections.map(({ slug }) => slug)
    expect(slugs.toSorted()).toEqual(Object.keys(collectionRules).toSorted())
    const tried = [...exampleSlugs, ...payloadSlugs]
    expect(tried.toSorted(), 'each collection is tried below').toEqual(slugs.toSorted())
    const globals = payload.config.globals.map(({ slug }) => slug)
    expect(globals.toSorted()).toEqual(Object.keys(globalRules).toSorted())
  })

  for (const slug of exampleSlugs)
    for (const caller of callers)
      it(`lets a caller who is ${caller} do with ${slug} what the table says`, async () => {
        const allowed = await allowedIn(slug, users.get(caller))
        expect(allowed.toSorted()).toEqual(words(collectionRules[slug]?.[caller]))
      })

  for (const slug of payloadSlugs)
    for (const caller of callers)
      it(`lets a caller who is ${caller} read ${slug} as the table says`, async () => {
        const access = { overrideAccess: false, ...asUser(users.get(caller)) }
        const isAllowed = await succeeds(payload.find({ collection: slug, ...access }))
        expect(isAllowed).toBe(words(collectionRules[slug]?.[caller]).includes('read'))
      })

  for (const slug of payloadSlugs)
    it(`lets no visitor and no member write ${slug}`, async () => {
      for (const caller of ['anonymous', 'member'] as const) {
        const access = { overrideAccess: false, ...asUser(users.get(caller)) }
        const write = payload.create({ collection: slug, data: {}, draft: true, ...access })
        await expect(write).rejects.toMatchObject({ status: 403 })
      }
    })
})

describe('access to globals', () => {
  for (const slug of Object.keys(globalRules) as GlobalSlug[])
    for (const caller of callers)
      it(`lets a caller who is ${caller} do with ${slug} what the table says`, async () => {
        const access = { overrideAccess: false, ...asUser(users.get(caller)) } as const
        const allowed: string[] = []
        if (await succeeds(payload.findGlobal({ slug, ...access }))) allowed.push('read')
        if (await succeeds(payload.updateGlobal({ slug, data: {}, ...access })))
          allowed.push('update')
        const hasVersions = payload.config.globals.find((each) => each.slug === slug)?.versions
        if (hasVersions && (await succeeds(payload.findGlobalVersions({ slug, ...access }))))
          allowed.push('versions')
        expect(allowed.toSorted()).toEqual(words(globalRules[slug]?.[caller]))
      })
})

/** Tries everything on fresh records and gives the names of what went through. */
async function allowedIn(slug: (typeof exampleSlugs)[number], user: TypedUser | undefined) {
  const caller = { overrideAccess: false, ...asUser(user) }
  const access = { collection: slug, ...caller }
  const { id } = await createExample(payload, slug)
  const allowed: string[] = []
  const where = { id: { equals: id } }
  if (await finds(payload.find({ ...access, where }))) allowed.push('read')
  if (hasDrafts(slug)) {
    const draft = await createExample(payload, slug, { status: 'draft' })
    const whereDraft = { id: { equals: draft.id } }
    if (await finds(payload.find({ ...access, where: whereDraft, draft: true })))
      allowed.push('drafts')
    if (await finds(payload.findVersions({ ...access, where: { parent: { equals: id } } })))
      allowed.push('versions')
  }
  if (await succeeds(createExample(payload, slug, { access: caller }))) allowed.push('create')
  if (await succeeds(payload.update({ ...access, id, data: {} }))) allowed.push('update')
  if (await succeeds(payload.delete({ ...access, id }))) allowed.push('delete')
  return allowed
}

function hasDrafts(slug: CollectionSlug): boolean {
  return Boolean(payload.collections[slug].config.versions?.drafts)
}

function asUser(user: TypedUser | undefined) {
  return user ? { user } : {}
}

function words(text = ''): string[] {
  return text.split(' ').filter(Boolean).toSorted()
}

async function finds(found: Promise<{ docs: unknown[] }>): Promise<boolean> {
  try {
    return (await found).docs.length > 0
  } catch (error) {
    return rethrowUnlessForbidden(error)
  }
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    // Only who may write gets as far as the rules for what is written.
    if (error instanceof ValidationError) return true
    return rethrowUnlessForbidden(error)
  }
}

/** A refusal is an answer here; anything else is a fault of the test. */
function rethrowUnlessForbidden(error: unknown): false {
  if (error instanceof Error && ['Forbidden', 'NotFound'].includes(error.name)) return false
  throw error
}
