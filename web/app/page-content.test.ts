import { createContentClient, type ContentClient } from '@washhouse/contract/client/content-client'
import { settingsCalls } from '@washhouse/contract/settings/settings.calls'
import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { expect, test, vi } from 'vitest'
import { createSettingsReader } from './last-settings.ts'
import { openPageContent } from './page-content.ts'

const settings = {
  id: 1,
  phone: null,
  line_id: null,
  email: null,
  facebook: null,
  share_image: null,
  data: {
    languages_code: 'th',
    brand_name: 'ฟองใส',
    home_title: 'ฟองใส ร้านสะดวกซัก 24 ชั่วโมง',
    meta_keywords: null,
    meta_description: null,
    meta_author: null,
    hero_title: 'ผ้าสะอาด หอมแดด แม้ตอนตีสอง',
    hero_text: null,
    footer_text: null,
  },
}

function answering(answer: (request: Request) => Response): ContentClient {
  return createContentClient({
    baseUrl: 'http://content.test',
    serviceToken: 'service-token-of-thirty-two-letters',
    fetch: async (input, init) => answer(new Request(input, init)),
  })
}

type OnFailure = (error: unknown, operation: string) => void

function open(client: ContentClient, onFailure: OnFailure) {
  const deadline = new AbortController().signal
  return openPageContent({
    client,
    language: 'th',
    deadline,
    visitorAddress: '192.0.2.7',
    onFailure,
  })
}

const failure = () => Response.json({ errors: [] }, { status: 500 })

test('a section whose call fails gets the news, and the failure is told', async () => {
  const onFailure = vi.fn<OnFailure>()
  const content = open(answering(failure), onFailure)

  expect(await content.settle(settingsCalls.getSettings)).toEqual({ kind: 'failed' })
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'getSettings')
  expect(content.hasFailed()).toBe(true)
})

test('a page asks in its language and for its visitor', async () => {
  const asked: Headers[] = []
  const client = answering(({ headers }) => {
    asked.push(headers)
    return Response.json({ data: settings })
  })
  const content = open(client, vi.fn<OnFailure>())

  expect(await content.settle(settingsCalls.getSettings)).toMatchObject({
    kind: 'ok',
    value: { brandName: 'ฟองใส' },
  })
  expect(content.hasFailed()).toBe(false)
  expect(asked[0]?.get('lang')).toBe('th')
  expect(asked[0]?.get('x-visitor-address')).toBe('192.0.2.7')
})

test('what a page cannot be without is a 404 when it is missing', async () => {
  const missing = () => Response.json({ errors: [] }, { status: 404 })
  const onFailure = vi.fn<OnFailure>()
  const content = open(answering(missing), onFailure)

  await expect(
    content.demand(branchCalls.getBranch, { path: { id: 'nowhere' } }),
  ).rejects.toMatchObject({ init: { status: 404 } })
  expect(onFailure).not.toHaveBeenCalled()
})

test('what a page cannot be without is a 503 when the service fails', async () => {
  const onFailure = vi.fn<OnFailure>()
  const content = open(answering(failure), onFailure)

  await expect(
    content.demand(branchCalls.getBranch, { path: { id: 'ari' } }),
  ).rejects.toMatchObject({ init: { status: 503 } })
  expect(onFailure).toHaveBeenCalledOnce()
})

test('the settings last seen stand in when the service is away', async () => {
  let isAway = false
  const client = answering(() => (isAway ? failure() : Response.json({ data: settings })))
  const readSettings = createSettingsReader()
  await readSettings(open(client, vi.fn<OnFailure>()))

  isAway = true
  expect(await readSettings(open(client, vi.fn<OnFailure>()))).toMatchObject({ brandName: 'ฟองใส' })
})

test('without any settings ever seen there are none', async () => {
  expect(await createSettingsReader()(open(answering(failure), vi.fn<OnFailure>()))).toBeNull()
})
