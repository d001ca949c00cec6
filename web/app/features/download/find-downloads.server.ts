import { downloadCalls } from '@washhouse/contract/download/download.calls'
import type {
  Download,
  DownloadCategory,
  DownloadSubcategory,
} from '@washhouse/contract/download/download.contract'
import type { Page } from '@washhouse/contract/wire/envelope'
import { defaultPageLimit } from '@washhouse/contract/wire/paging'
import { data } from 'react-router'
import { valueOr, type Settled } from '../../core/content/page-content.ts'
import type { MemberContent } from '../../core/content/session/member-content.server.ts'
import { ownLanguageFirst } from '../../core/blocks/member-file/own-language-first.ts'
import type { DownloadQuery } from './download-query.ts'

/** One page of the list. A page behind the last one is a 404; an empty list is not. */
export async function findDownloads(
  member: MemberContent,
  { category, subcategory, text, page }: DownloadQuery,
): Promise<Settled<Page<Download>>> {
  const found = await member.settle(downloadCalls.listDownloads, {
    query: {
      page,
      limit: defaultPageLimit,
      ...(category !== null && { categories_main: category }),
      ...(subcategory !== null && { categories_sub: subcategory }),
      ...(text !== '' && { search: text }),
    },
  })
  if (found.kind !== 'ok') return found
  const { items } = found.value
  if (items.length === 0 && page > 1) throw data(null, { status: 404 })
  return {
    kind: 'ok',
    value: { ...found.value, items: items.map((item) => inOrder(member, item)) },
  }
}

function inOrder({ language }: MemberContent, download: Download): Download {
  return { ...download, files: ownLanguageFirst(language, download.files) }
}

/** Categories; empty if the call fails. */
export async function listCategories(member: MemberContent): Promise<DownloadCategory[]> {
  return valueOr(await member.settle(downloadCalls.listDownloadCategories), [])
}

export async function listSubcategories(
  member: MemberContent,
  category: number | null,
): Promise<DownloadSubcategory[]> {
  if (category === null) return []
  const query = { categories_main: category }
  return valueOr(await member.settle(downloadCalls.listDownloadSubcategories, { query }), [])
}

export async function findOpened(
  member: MemberContent,
  file: number | null,
): Promise<Download | null> {
  if (file === null) return null
  return inOrder(member, await member.demand(downloadCalls.getDownload, { path: { id: file } }))
}
