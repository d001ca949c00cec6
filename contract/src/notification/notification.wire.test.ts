import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { createContentClient } from '../client/content-client.ts'
import { playService } from '../client/service.fixtures.ts'
import { describeCodec } from '../wire/codec-laws.fixtures.ts'
import { WireError } from '../wire/errors.ts'
import { parseItemsQuery } from '../wire/items-query.ts'
import { FaultyBody } from '../wire/write-body.ts'
import { notificationCalls } from './notification.calls.ts'
import {
  notificationChangesFixture,
  notificationCountFixture,
  notificationFixture,
} from './notification.fixtures.ts'
import {
  notificationChangesWire,
  notificationCountWire,
  notificationWire,
} from './notification.wire.ts'

describeCodec('S3.notification.1', notificationWire, notificationFixture)
describeCodec('S7.notification.2', notificationChangesWire, notificationChangesFixture)
describeCodec(null, notificationCountWire, notificationCountFixture)

const sent = notificationFixture.wire.th
const decode = (changes: object) => notificationWire.decode({ ...sent, ...changes }, 'th')

describe('A notification', () => {
  it('is published when the wire says so with a capital, and never else [S4.notification.1]', () => {
    expect(decode({ status: 'Published' }).status).toBe('published')
    for (const status of ['published', 'PUBLISHED', 'Draft', 'Archived', '', null, undefined, 1])
      expect(decode({ status }).status, String(status)).toBe('draft')
    const draft = { ...notificationFixture.clean.th, status: 'draft' as const }
    expect(notificationWire.encode(draft, 'th')['status']).toBe('Draft')
  })

  it('of an event that nobody here knows tells of none, and is shown all the same', () => {
    for (const event of ['flood', 7, null, undefined]) expect(decode({ event }).event).toBeNull()
  })

  it('has the English title where there is no Thai one, and no flags without a caller', () => {
    const bare = { id: 1, status: 'Published', title_en: 'Closed on Sunday' }
    expect(notificationWire.decode(bare, 'en')).toEqual({
      id: 1,
      status: 'published',
      titleTh: 'Closed on Sunday',
      titleEn: 'Closed on Sunday',
      slug: null,
      image: null,
      category: null,
      event: null,
      isRead: false,
      isCounted: false,
      news: null,
      publishedAt: null,
    })
  })

  it.each([
    ['a picture that is no id', { ...sent, image: 'bell.png' }],
    ['a flag that is none', { ...sent, read: 'yes' }],
    ['no id', { ...sent, id: undefined }],
    ['nothing but a text', 'Published'],
  ])('is refused loudly with %s', (_, record) => {
    expect(() => notificationWire.decode(record, 'th')).toThrow(ZodError)
  })

  it('can be sorted and narrowed by its fields on the wire', () => {
    const query = 'sort=-date_publish,-id&filter[event][_eq]=news&filter[read][_eq]=false&limit=-1'
    const parsed = parseItemsQuery(new URLSearchParams(query), notificationWire)
    expect(parsed.limit).toBe(-1)
    expect(parsed.sort.map(({ path }) => path.field.name)).toEqual(['publishedAt', 'id'])
  })
})

describe('What a member sends of a notification', () => {
  const change = (body: unknown) => notificationCalls.changeNotification.read(body)
  const refusal = (body: unknown) => {
    try {
      return change(body)
    } catch (error) {
      return error instanceof FaultyBody ? error.faults[0] : error
    }
  }

  it('is the member’s own flag [S7.notification.2]', () => {
    expect(change({ read: true })).toEqual({ isRead: true })
    expect(change({ read: false })).toEqual({ isRead: false })
  })

  it.each(['status', 'noti_count', 'title_th', 'id'])('is forbidden with %s', (field) => {
    expect(refusal({ read: true, [field]: 'x' })).toMatchObject({
      status: 403,
      message: `You don't have permission to access field "${field}" in collection "notifications" or it does not exist. Queried in root.`,
    })
  })

  it.each([{}, { read: 'true' }, { read: null }, [], null])('is refused as %j', (body) => {
    const error = refusal(body)
    expect(error).toBeInstanceOf(WireError)
    expect(error).toMatchObject({ status: 400 })
  })
})

describe('The client', () => {
  const open = (...replies: Response[]) => {
    const service = playService(...replies)
    const client = createContentClient({ baseUrl: 'http://content.test', fetch: service.fetch })
    return { service, client }
  }

  it('asks for all notifications, with a token or without one [S7.notification.1]', async () => {
    const { service, client } = open(Response.json({ data: [sent] }))
    const asked = { language: 'en', query: { limit: -1 } } as const
    const { listNotifications } = notificationCalls
    await expect(client.call(listNotifications, asked)).resolves.toEqual([
      notificationFixture.clean.en,
    ])
    await client.call(listNotifications, { ...asked, token: 'mine' })
    expect(service.received).toMatchObject([
      { url: 'http://content.test/items/notifications?limit=-1', headers: { lang: 'en' } },
      { headers: { authorization: 'Bearer mine' } },
    ])
    expect(service.received[0]?.headers).not.toHaveProperty('authorization')
  })

  it('says without a body that they were looked at [S7.notification.3]', async () => {
    const { service, client } = open(new Response(null, { status: 204 }))
    const mine = { language: 'th', token: 'mine' } as const
    await client.send(notificationCalls.openNotifications, undefined, mine)
    expect(service.received[0]).toMatchObject({
      method: 'POST',
      url: 'http://content.test/api/open_notification',
      body: undefined,
    })
  })
})
