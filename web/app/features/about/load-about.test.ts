import { createContentClient } from '@washhouse/contract/client/content-client'
import {
  aboutPageFixture,
  aboutSectionFixture,
  milestoneFixture,
  officialChannelFixture,
  rewardFixture,
} from '@washhouse/contract/about/about.fixtures'
import { branchPageFixture } from '@washhouse/contract/settings/settings.fixtures'
import type { Language } from '@washhouse/contract/language'
import { describe, expect, test } from 'vitest'
import { openPageContent } from '../../core/content/page-content.ts'
import { loadAbout, openAboutLists } from './load-about.ts'

type Answers = Record<string, unknown>

/** A service that answers these paths and fails on all others. */
function openService(first: Answers) {
  let answers = first
  const asked: string[] = []
  const failures: string[] = []
  const client = createContentClient({
    baseUrl: 'http://content.test',
    fetch: async (input) => {
      const { pathname, search } = new URL(new Request(input).url)
      asked.push(pathname + search)
      const answer = answers[pathname]
      return Response.json(answer ?? { errors: [] }, { status: answer ? 200 : 500 })
    },
  })
  const lists = openAboutLists()
  const load = (language: Language = 'en') =>
    loadAbout(
      openPageContent({
        client,
        language,
        deadline: new AbortController().signal,
        onFailure: (_, operation) => failures.push(operation),
      }),
      lists,
    )
  const change = (next: Answers) => (answers = next)
  return { load, change, asked, failures }
}

const head = { data: branchPageFixture.wire.en }
const filled: Answers = {
  '/items/information_page_aboutus': head,
  '/api/aboutus': { result: [aboutPageFixture.wire.en] },
  '/api/about_brand': { result: [aboutSectionFixture.wire.en] },
  '/api/about_history': { result: [aboutSectionFixture.wire.en] },
  '/api/history': { result: [milestoneFixture.wire.en] },
  '/api/rewards': { result: [rewardFixture.wire.en] },
  '/items/official_channel': { data: [officialChannelFixture.wire.en] },
}
const emptied: Answers = {
  '/items/information_page_aboutus': head,
  '/api/aboutus': { result: [] },
  '/api/about_brand': { result: [] },
  '/api/about_history': { result: [] },
  '/api/history': { result: [] },
  '/api/rewards': { result: [] },
  '/items/official_channel': { data: [] },
}
const shown = {
  milestones: [{ title: '120 branches' }],
  rewards: [{ name: 'Franchise of the year' }],
  channels: [{ title: 'Fongsai on Facebook' }],
}
const nothing = { milestones: [], rewards: [], channels: [] }

describe('what the page about us shows', () => {
  test('comes from the calls of the specification [S2.about.1]', async () => {
    const { load, asked } = openService(filled)
    expect(await load()).toMatchObject({
      ...shown,
      brand: { title: 'How Fongsai began' },
      history: { title: 'How Fongsai began' },
      pages: [{ slug: 'our-standard' }],
    })
    expect(asked).toEqual(
      expect.arrayContaining([
        '/items/information_page_aboutus',
        '/api/aboutus',
        '/api/about_brand',
        '/api/about_history',
        '/api/history',
        '/api/rewards',
        '/items/official_channel?sort=sort&limit=-1',
      ]),
    )
  })

  test('is empty where a call fails; each failure is reported', async () => {
    const { load, failures } = openService({ '/api/aboutus': { result: [] } })
    expect(await load()).toEqual({ ...nothing, info: null, brand: null, history: null, pages: [] })
    expect(new Set(failures)).toEqual(
      new Set([
        'getAboutPageInfo',
        'listAboutBrand',
        'listAboutHistory',
        'listMilestones',
        'listRewards',
        'listOfficialChannels',
      ]),
    )
  })

  test('is no draft of another service, and no link that is not secure', async () => {
    const { wire } = officialChannelFixture
    const { load } = openService({
      ...emptied,
      '/api/aboutus': { result: [{ ...aboutPageFixture.wire.en, status: 'draft' }] },
      '/items/official_channel': {
        data: [
          { ...wire.en, url: 'javascript:alert(1)' },
          { ...wire.en, url: 'http://example.com/' },
          { ...wire.en, url: 'facebook' },
          { ...wire.en, status: 'draft' },
        ],
      },
    })
    expect(await load()).toMatchObject({ ...nothing, pages: [] })
  })
})

describe('timeline, rewards and official channels', () => {
  test('keep the previous values while they are answered empty, the rest does not [S4.content.3]', async () => {
    const { load, change } = openService(filled)
    await load()
    change(emptied)
    const found = await load()
    expect(found).toMatchObject(shown)
    expect(found).toMatchObject({ brand: null, history: null, pages: [] })
  })

  test('keep them while a call fails, and show the next that come [S4.content.3]', async () => {
    const { load, change, failures } = openService(filled)
    await load()
    failures.length = 0
    // Only one call: after many failures in a row the client pauses.
    change({ ...emptied, '/api/rewards': undefined })
    expect(await load()).toMatchObject(shown)
    expect(failures).toContain('listRewards')
    const second = { ...rewardFixture.wire.en, id: 5 }
    change({ ...emptied, '/api/rewards': { result: [second] } })
    expect(await load()).toMatchObject({ rewards: [{ id: 5 }] })
    change(emptied)
    expect(await load()).toMatchObject({ rewards: [{ id: 5 }] })
  })

  test('are cached per language, and are empty before the first answer [S4.content.3]', async () => {
    const { load, change } = openService(filled)
    await load('en')
    change(emptied)
    expect(await load('th')).toMatchObject(nothing)
    expect(await load('en')).toMatchObject(shown)
    expect(await openService(emptied).load()).toMatchObject(nothing)
  })
})
