import { createContentClient, type ContentClient } from '@washhouse/contract/client/content-client'
import { consentCalls } from '@washhouse/contract/consent/consent.calls'
import { consentChoiceFixture } from '@washhouse/contract/consent/consent.fixtures'
import { settingsCalls } from '@washhouse/contract/settings/settings.calls'
import { branchCalls } from '@washhouse/contract/branch/branch.calls'
import { expect, test, vi } from 'vitest'
import { createHeardChanges } from './heard-changes.ts'
import { createLastKnownReader } from './last-known.ts'
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
})

test('a page asks in its language and for its visitor', async () => {
  const asked: Headers[] = []
  const client = answering(({ headers }) => {
    asked.push(headers)
    return Response.json({ data: settings })
  })
  const onFailure = vi.fn<OnFailure>()
  const content = open(client, onFailure)

  expect(await content.settle(settingsCalls.getSettings)).toMatchObject({
    kind: 'ok',
    value: { brandName: 'ฟองใส' },
  })
  expect(onFailure).not.toHaveBeenCalled()
  expect(asked[0]?.get('lang')).toBe('th')
  expect(asked[0]?.get('x-visitor-address')).toBe('192.0.2.7')
})

test('missing content that a page requires is a 404', async () => {
  const missing = () => Response.json({ errors: [] }, { status: 404 })
  const onFailure = vi.fn<OnFailure>()
  const content = open(answering(missing), onFailure)

  await expect(
    content.demand(branchCalls.getBranch, { path: { id: 'nowhere' } }),
  ).rejects.toMatchObject({ init: { status: 404 } })
  expect(onFailure).not.toHaveBeenCalled()
})

test('content that a page requires is a 503 when the service fails', async () => {
  const onFailure = vi.fn<OnFailure>()
  const content = open(answering(failure), onFailure)

  await expect(
    content.demand(branchCalls.getBranch, { path: { id: 'ari' } }),
  ).rejects.toMatchObject({ init: { status: 503 } })
  expect(onFailure).toHaveBeenCalledOnce()
})

test('the settings last seen are used when the service is unreachable', async () => {
  let isAway = false
  const client = answering(() => (isAway ? failure() : Response.json({ data: settings })))
  const readSettings = createLastKnownReader(settingsCalls.getSettings)
  await readSettings(open(client, vi.fn<OnFailure>()))

  isAway = true
  expect(await readSettings(open(client, vi.fn<OnFailure>()))).toMatchObject({ brandName: 'ฟองใส' })
})

test('without any settings ever seen there are none', async () => {
  const readSettings = createLastKnownReader(settingsCalls.getSettings)
  expect(await readSettings(open(answering(failure), vi.fn<OnFailure>()))).toBeNull()
})

test('the same call of several loaders of a page is made once', async () => {
  let asked = 0
  const client = answering(() => {
    asked += 1
    return Response.json({ data: settings })
  })
  const readSettings = createLastKnownReader(settingsCalls.getSettings)
  const content = open(client, vi.fn<OnFailure>())
  const [first, second] = await Promise.all([readSettings(content), readSettings(content)])
  expect(asked).toBe(1)
  expect(second).toBe(first)

  await readSettings(open(client, vi.fn<OnFailure>()))
  expect(asked).toBe(2)
})

test('cached data is not requested again until it changes, in each language', async () => {
  const asked: (string | null)[] = []
  const client = answering(({ headers }) => {
    asked.push(headers.get('lang'))
    return Response.json({ data: settings })
  })
  const changes = createHeardChanges()
  changes.hearFromNow()
  const holds = changes.untilChanged('settings')
  const readSettings = createLastKnownReader(settingsCalls.getSettings, { holds })
  const readAgain = () => readSettings(open(client, vi.fn<OnFailure>()))
  const [first, second] = [await readAgain(), await readAgain()]
  expect(second).toBe(first)
  expect(asked).toEqual(['th'])

  changes.change(['settings'])
  await readAgain()
  expect(asked).toEqual(['th', 'th'])
  await readSettings({ ...open(client, vi.fn<OnFailure>()), language: 'en' })
  expect(asked).toHaveLength(3)
})

test('an answer that came after a change of it is asked for again', async () => {
  const changes = createHeardChanges()
  changes.hearFromNow()
  let asked = 0
  const client = answering(() => {
    asked += 1
    if (asked === 1) changes.change(['settings'])
    return Response.json({ data: settings })
  })
  const read = createLastKnownReader(settingsCalls.getSettings, {
    isOptional: true,
    holds: changes.untilChanged('settings'),
  })
  for (const expected of [1, 2, 2]) {
    await read(open(client, vi.fn<OnFailure>()))
    expect(asked).toBe(expected)
  }
})

test('unpublished content is null, and no failure of the page', async () => {
  const unpublished = () => Response.json({ errors: [] }, { status: 403 })
  const onFailure = vi.fn<OnFailure>()
  const content = open(answering(unpublished), onFailure)
  expect(
    await createLastKnownReader(settingsCalls.getSettings, { isOptional: true })(content),
  ).toBeNull()
  expect(onFailure).not.toHaveBeenCalled()
})

test('unpublished content is not served from the cache; after a failure it is', async () => {
  const answers = [
    () => Response.json({ data: settings }),
    failure,
    failure,
    () => Response.json({ errors: [] }, { status: 403 }),
  ]
  const client = answering(() => (answers.shift() ?? failure)())
  const read = createLastKnownReader(settingsCalls.getSettings, { isOptional: true })
  const readAgain = () => read(open(client, vi.fn<OnFailure>()))
  expect(await readAgain()).toMatchObject({ brandName: 'ฟองใส' })
  expect(await readAgain()).toMatchObject({ brandName: 'ฟองใส' })
  expect(await readAgain()).toBeNull()
})

test('a record is stored in one try, for the visitor', async () => {
  const sent: Request[] = []
  const client = answering((request) => {
    sent.push(request)
    return failure()
  })
  const choice = consentChoiceFixture.clean.th
  const storing = open(client, vi.fn<OnFailure>()).store(consentCalls.recordChoice, choice)
  await expect(storing).rejects.toMatchObject({ status: 500 })
  expect(sent).toHaveLength(1)
  expect(await sent[0]?.json()).toEqual(consentChoiceFixture.wire.th)
  expect(sent[0]?.headers.get('x-visitor-address')).toBe('192.0.2.7')
})
