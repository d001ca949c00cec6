import {
  authentication,
  createDirectus,
  customEndpoint,
  deleteItem,
  readItem,
  readItems,
  readSingleton,
  rest,
  staticToken,
  updateItem,
} from '@directus/sdk'
import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { openSignInBench } from '../testing/sign-in-bench.ts'
import { testPassword } from '../testing/test-password.ts'

interface Schema {
  notifications: WireNotification[]
  information_page_enews: { id: number; status: string }
}
interface WireNotification {
  id: number
  title_th: string
  event: string | null
  status: string
  read: boolean
  noti_count: boolean
  date_publish: string
}

const { payload, url, register } = await openSignInBench()

const forbidden = { errors: [{ extensions: { code: 'FORBIDDEN' } }] }
const refused = { errors: [{ extensions: { code: 'INVALID_CREDENTIALS' } }] }
const whole = { limit: -1, fields: ['id', 'read', 'noti_count'] } as const

const stranger = () => createDirectus<Schema>(url).with(rest())

/** The client, signed in as a new member. */
async function enter() {
  const { id, email } = await register()
  const client = createDirectus<Schema>(url).with(authentication('json')).with(rest())
  await client.login({ email, password: testPassword })
  return { id, client }
}

const tell = async (data: Partial<Parameters<typeof create>[1]> = {}) => {
  const known = { titleTh: 'อบฟรีทุกวันพุธ', audience: 'all', status: 'published' } as const
  return (await create(payload, { ...known, ...data })).id
}
const create = (
  to: BasePayload,
  data: {
    titleTh: string
    audience: 'all' | 'member'
    status: 'published' | 'draft'
    member?: string
    event?: 'news' | 'branch'
  },
) => to.create({ collection: 'notifications', data })

beforeAll(async () => {
  const data = { title: 'จดหมายข่าว', _status: 'published' } as const
  await payload.updateGlobal({ slug: 'enews-page', locale: 'th', data })
})

it('[S7.notification.1] [S7.notification.2] [S9.constants.6] @directus/sdk reads a member’s notifications, marks one and looks at all', async () => {
  const { id: member, client } = await enter()
  const news = await tell({ event: 'news' })
  const own = await tell({ audience: 'member', member })
  const told = () => client.request(readItems('notifications', whole))
  const fresh = (id: number) => ({ id, read: false, noti_count: true })
  expect(await told()).toEqual([fresh(news), fresh(own)])
  expect(await stranger().request(readItems('notifications', whole))).toEqual([
    { ...fresh(news), noti_count: false },
  ])

  const marked = await client.request(updateItem('notifications', news, { read: true }))
  expect(marked).toMatchObject({ id: news, read: true, noti_count: true, status: 'Published' })
  expect(await client.request(readItem('notifications', news))).toEqual(marked)
  const unread = {
    filter: { read: { _eq: false } },
    sort: '-date_publish',
    fields: ['id'],
  } as const
  expect(await client.request(readItems('notifications', unread))).toMatchObject([{ id: own }])
  await client.request(customEndpoint({ path: '/api/open_notification', method: 'POST' }))
  expect(await told()).toEqual([
    { id: news, read: true, noti_count: false },
    { id: own, read: false, noti_count: false },
  ])
})

it('@directus/sdk is refused what is another’s, what is no flag and what is no member’s', async () => {
  const { client } = await enter()
  const { id: other } = await enter()
  const news = await tell()
  const anothers = await tell({ audience: 'member', member: other })
  const draft = await tell({ status: 'draft' })
  for (const id of [anothers, draft]) {
    await expect(client.request(readItem('notifications', id))).rejects.toMatchObject(forbidden)
    const change = client.request(updateItem('notifications', id, { read: true }))
    await expect(change).rejects.toMatchObject(forbidden)
  }
  const rename = client.request(updateItem('notifications', news, { title_th: 'x' }))
  await expect(rename).rejects.toMatchObject(forbidden)
  const remove = client.request(deleteItem('notifications', news))
  await expect(remove).rejects.toMatchObject(forbidden)
  const mark = updateItem<Schema, 'notifications', object>('notifications', news, { read: true })
  await expect(stranger().request(mark)).rejects.toMatchObject(forbidden)
  const suspended = createDirectus<Schema>(url).with(staticToken('made-up')).with(rest())
  await expect(suspended.request(mark)).rejects.toMatchObject(refused)
  await expect(suspended.request(readItems('notifications'))).rejects.toMatchObject(refused)
})

it('[S7.enews.1] @directus/sdk reads the head of a members’ page as a member alone', async () => {
  const { client } = await enter()
  expect(await client.request(readSingleton('information_page_enews'))).toMatchObject({
    status: 'published',
  })
  await expect(stranger().request(readSingleton('information_page_enews'))).rejects.toMatchObject(
    forbidden,
  )
})
