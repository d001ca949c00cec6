import { searchCalls } from '@washhouse/contract/search/search.calls'
import type { Language } from '@washhouse/contract/language'
import { expect } from 'vitest'
import { searchSources, spellingSource } from '../src/composition/areas.ts'
import { startIndexer } from '../src/core/search/indexer.ts'
import { startContractService } from './contract-service.ts'
import { createLibraryFile } from './library-records.ts'
import { registerMember } from './member-requests.ts'
import { someone } from './visitor.ts'

interface Options {
  token?: string | undefined
  lang?: Language
  query?: Record<string, string>
}

/** A service with its index and a member, with functions to fill both and to search as anyone or as the member. */
export async function openSearchBench() {
  const service = await startContractService()
  const { payload } = service
  const index = startIndexer(payload, searchSources, { spellingSource })
  const member = await registerMember(payload, 'searcher')
  const file = await createLibraryFile(payload)

  async function settled(): Promise<void> {
    await service.announced()
    await index.settled()
  }

  /** Results right now, even if indexing is not finished. */
  async function searchNow(q: string, { token, lang = 'th', query = {} }: Options = {}) {
    const parameters = new URLSearchParams({ q, ...query })
    const { status, body } = await service.get(`/api/search?${parameters.toString()}`, {
      lang,
      ...someone(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return searchCalls.search.answer.decode(body, lang)
  }

  return {
    ...service,
    member,
    settled,
    searchNow,
    asMember: async (q: string, options: Options = {}) => {
      await settled()
      return (await searchNow(q, { token: member.token, ...options })).items
    },
    addDownload: async (title: string, own: { description?: string; isDraft?: boolean } = {}) => {
      const { description, isDraft = false } = own
      const data = { name: 'คู่มือเจ้าของร้าน' }
      const category = (await payload.create({ collection: 'download-categories', data })).id
      const { id } = await payload.create({
        collection: 'downloads',
        draft: isDraft,
        data: { title, description, files: [file], category, _status: statusOf(isDraft) },
      })
      return { id, category }
    },
    addEnews: async (title: string, at = new Date(Date.now() - 60_000), isDraft = false) => {
      const data = { title, publishedAt: at.toISOString(), _status: statusOf(isDraft) }
      return (await payload.create({ collection: 'enews', draft: isDraft, data })).id
    },
    stop: async () => {
      await index.stop()
      await service.stop()
    },
  }
}

function statusOf(isDraft: boolean): 'draft' | 'published' {
  return isDraft ? 'draft' : 'published'
}
