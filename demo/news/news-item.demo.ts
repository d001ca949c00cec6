import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface NewsCategoryDemo {
  key: 'promotion' | 'new-branch' | 'tip' | 'company'
  name: BilingualText
}

export interface NewsDemo {
  slug: string
  category: NewsCategoryDemo['key']
  status: 'published' | 'draft'
  /** Publication time, counted from seeding. */
  published: { daysAgo: number } | { inMinutes: number } | { inDays: number }
  /** Days after publication until it ends, if ever. */
  endsInDays?: number
  /** The cover, the name of a drawing. */
  picture: string
  album: AlbumPictureDemo[]
  /** Only for the item with the demo video. */
  video?: 'file'
  title: BilingualText
  summary: BilingualText
  /** Markdown: paragraphs, ## headings, lists, **bold**, > quotes, links to Thai site paths. */
  body: BilingualText
  metaTitle?: BilingualText
  metaDescription?: BilingualText
  metaKeyword?: BilingualText
}

export interface AlbumPictureDemo {
  /** The name of a drawing. */
  picture: string
  caption: BilingualText
}
