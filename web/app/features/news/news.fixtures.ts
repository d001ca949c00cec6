import { createContentClient } from '@washhouse/contract/client/content-client'
import type { AlbumImage, News, NewsAlbumEntry } from '@washhouse/contract/news/news.contract'
import { albumImageWire, newsAlbumEntryWire, newsWire } from '@washhouse/contract/news/news.wire'
import { pageBody } from '@washhouse/contract/wire/envelope'
import { openPageContent } from '../../core/content/page-content.ts'

/** An article; a test passes only the fields that matter. */
export function makeNews(changes: Partial<News> = {}): News {
  return {
    id: 1,
    status: 'published',
    slug: 'night-prices',
    category: 1,
    coverImage: '00000000-0000-4000-8000-000000000001',
    mainImage: null,
    publishedAt: '2026-11-17T17:30:00.000Z',
    endsAt: null,
    metaTitle: null,
    metaDescription: null,
    metaKeywords: null,
    altTag: null,
    canonicalTag: null,
    title: 'ซักครึ่งราคาหลังเที่ยงคืน',
    summary: 'ทุกคืนวันอังคาร',
    body: '<p>เครื่องว่าง ที่จอดว่าง</p>',
    video: null,
    updatedAt: '2026-11-19T04:00:00.000Z',
    untranslated: [],
    ...changes,
  }
}

interface Served {
  news?: News[]
  entries?: NewsAlbumEntry[]
  images?: AlbumImage[]
  /** Paths that contain this text answer 500. */
  broken?: string
}

/** A content service with these records; records the requests. */
export function serveNews({ news = [], entries = [], images = [], broken }: Served) {
  const asked: URL[] = []
  const client = createContentClient({
    baseUrl: 'http://content.test',
    fetch: async (input) => {
      const url = new URL(new Request(input).url)
      asked.push(url)
      if (broken && url.pathname.includes(broken)) return new Response(null, { status: 500 })
      if (url.pathname.endsWith('news_news_images_for_album'))
        return Response.json({ data: entries.map((row) => newsAlbumEntryWire.encode(row, 'th')) })
      if (url.pathname.endsWith('news_images_for_album'))
        return Response.json({ data: images.map((row) => albumImageWire.encode(row, 'th')) })
      const page = Number(url.searchParams.get('page') ?? 1)
      const limit = Number(url.searchParams.get('limit') ?? 12)
      const rows = news
        .slice((page - 1) * limit, page * limit)
        .map((row) => newsWire.encode(row, 'th'))
      return Response.json(pageBody(rows, { page, limit }, news.length))
    },
  })
  const deadline = AbortSignal.timeout(3000)
  const failed: string[] = []
  const onFailure = (_: unknown, operation: string) => failed.push(operation)
  const content = openPageContent({ client, language: 'th', deadline, onFailure })
  return { asked, content, failed }
}
