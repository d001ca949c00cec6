import {
  type BasePayload,
  type CollectionSlug,
  type GlobalSlug,
  type TypedUser,
  ValidationError,
} from 'payload'
import { customerReviewWire } from '@washhouse/contract/branch/branch.wire'
import { albumImageWire } from '@washhouse/contract/news/news.wire'
import { items } from '@washhouse/contract/wire/answer'
import { defineCall } from '@washhouse/contract/wire/call'
import { noteCalls } from '@washhouse/contract/wire/notes.fixtures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../src/composition/open-payload.ts'
import {
  type AccessRules,
  type CallerName,
  callers,
  closed,
  staffOnly,
} from '../testing/access-rules.ts'
import {
  collectionRules,
  createExample,
  exampleSlugs,
  globalRules,
} from '../testing/example-records.ts'
import { findCalls, findEntities, memberCollections } from '../testing/member-collections.ts'
import { staffData } from '../testing/record-data.ts'

const payloadSlugs = [
  'payload-kv',
  'payload-migrations',
  'payload-locked-documents',
  'payload-preferences',
] as const

/** Payload's own collections. Ours state their access rules themselves. */
const payloadRules: Record<(typeof payloadSlugs)[number], AccessRules> = {
  'payload-kv': closed(),
  'payload-migrations': closed(),
  'payload-locked-documents': staffOnly(),
  // Everyone reads their own preferences. Callers who are not signed in have none.
  'payload-preferences': {
    anonymous: '',
    member: '',
    moderator: 'read',
    editor: 'read',
    administrator: 'read',
  },
}

/** Collections behind calls that use their own SQL or return a single record. */
const keptApart: Record<string, (CollectionSlug | GlobalSlug)[]> = {
  getMe: ['members'],
  getUser: ['members'],
  listSessions: ['member-sessions'],
  getPendingEmail: ['mail-links'],
  exportMe: ['members', 'member-sessions', 'member-identities', 'leads'],
  getOwnSignInWays: ['members', 'member-identities'],
  getLineChoices: ['line-choices'],
  listReports: ['leads'],
  listDataRequests: ['data-requests'],
  countNotifications: ['notifications', 'notification-looks'],
  listFollowedBranches: ['followed-branches'],
  getDownloadPage: ['downloads-page'],
  listFaqs: ['faqs'],
  getFaq: ['faqs'],
  listFaqFeedback: ['faq-feedback'],
  getWebboardPage: ['webboard-page'],
  listPosts: ['board-posts', 'board-visits', 'board-authors', 'members'],
  getPost: ['board-posts', 'board-visits', 'board-authors', 'members'],
  readPost: ['board-posts', 'board-visits', 'board-authors', 'members'],
  listReplies: ['board-replies', 'board-authors', 'members'],
  getOwnAuthor: ['board-authors'],
  getMailChoices: ['members', 'mail-choices'],
  listEnewsYears: ['enews'],
  getEnewsPage: ['enews-page'],
}

/**
 * Calls of the contract that no feature implements yet. Remove an entry when its call is bound, so that the test checks the
 * collection behind it.
 */
const awaited: string[] = []

let payload: BasePayload
const users = new Map<CallerName, TypedUser | undefined>()

beforeAll(async () => {
  payload = await openPayload()
  users.set('anonymous', undefined)
  for (const role of ['moderator', 'editor', 'administrator'] as const) {
    const user = await payload.create({ collection: 'staff', data: staffData(role, role) })
    users.set(role, { ...user, collection: 'staff' })
  }
  // Payload does not know members' tokens and treats the caller as anonymous.
  users.set('member', undefined)
})

afterAll(() => closePayload(payload))

describe('access to collections', () => {
  it('is decided for every collection and global there is', () => {
    const slugs = payload.config.collections.map(({ slug }) => slug)
    expect([...exampleSlugs, ...payloadSlugs].toSorted()).toEqual(slugs.toSorted())
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
        expect(isAllowed).toBe(words(payloadRules[slug][caller]).includes('read'))
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

describe('access to what members alone may ask for', () => {
  const collectionsBehind = async (calls: Parameters<typeof memberCollections>[0]) =>
    memberCollections(calls, await findEntities(), exampleSlugs)

  it('is given by the collection to nobody but staff', async () => {
    for (const [operation, found] of await collectionsBehind(await findCalls())) {
      if (awaited.includes(operation)) continue
      const slugs = keptApart[operation] ?? found
      // Nothing found: add the entity of its wire table to `<area>.entities.ts`.
      expect(slugs, operation).not.toEqual([])
      expect(slugs.filter(isPublic), operation).toEqual([])
    }
  })

  it('is awaited only where no area keeps it yet', async () => {
    const behind = await collectionsBehind(await findCalls())
    expect(awaited.filter((operation) => !behind.has(operation))).toEqual([])
    expect(awaited.filter((operation) => behind.get(operation)?.length)).toEqual([])
    expect(awaited.filter((operation) => keptApart[operation])).toEqual([])
  })

  it('would be found in a collection that everyone may read', async () => {
    const path = '/items/made_up'
    const made = { path, summary: 'Made up', caller: 'member' } as const
    const listReviews = defineCall('listReviews', { ...made, answer: items(customerReviewWire) })
    const listImages = defineCall('listImages', { ...made, answer: items(albumImageWire) })
    const behind = await collectionsBehind([listReviews, listImages, noteCalls.readNote])
    expect([...behind]).toEqual([
      ['listReviews', ['customer-reviews']],
      ['listImages', ['news']],
      ['readNote', []],
    ])
    expect([...behind.values()].flat().filter(isPublic)).toEqual(['customer-reviews', 'news'])
    expect((await findCalls()).length).toBeGreaterThan(30)
    expect(exampleSlugs.filter((slug) => !isPublic(slug))).toContain('consent-log')
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

/** Tries every operation on new records and returns the names of those that succeeded. */
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

/** According to the table. The access test checks that the collection agrees with it. */
function isPublic(slug: CollectionSlug | GlobalSlug): boolean {
  const { anonymous, member } = collectionRules[slug] ?? globalRules[slug] ?? closed()
  return [anonymous, member].some((rule) => words(rule).includes('read'))
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
    // Validation runs only after access was granted.
    if (error instanceof ValidationError) return true
    return rethrowUnlessForbidden(error)
  }
}

/** A refusal is an expected result here; anything else is an error in the test. */
function rethrowUnlessForbidden(error: unknown): false {
  if (error instanceof Error && ['Forbidden', 'NotFound'].includes(error.name)) return false
  throw error
}
