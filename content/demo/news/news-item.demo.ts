import type { Localized } from '../../src/ground/languages/localized.ts'

export interface NewsCategoryDemo {
  key: 'promotion' | 'new-branch' | 'tip' | 'company'
  name: Localized
}

export interface NewsDemo {
  slug: string
  category: NewsCategoryDemo['key']
  status: 'published' | 'draft'
  /** When it is published, counted from the moment the demo is filled. */
  published: { daysAgo: number } | { inMinutes: number } | { inDays: number }
  /** The cover, a key of the drawings' catalogue. */
  picture: string
  album: AlbumPictureDemo[]
  /** Only where the item shows the drawn film. */
  video?: 'file'
  title: Localized
  summary: Localized
  /** Markdown: paragraphs, ## headings, lists, **bold**, > quotes, links to Thai site paths. */
  body: Localized
  metaTitle?: Localized
  metaDescription?: Localized
  metaKeyword?: Localized
}

export interface AlbumPictureDemo {
  /** A key of the drawings' catalogue. */
  picture: string
  caption: Localized
}
