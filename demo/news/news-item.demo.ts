import type { BilingualText } from '../../content/src/platform/languages/bilingual-text.ts'

export interface NewsCategoryDemo {
  key: 'promotion' | 'new-branch' | 'tip' | 'company'
  name: BilingualText
}

export interface NewsDemo {
  slug: string
  category: NewsCategoryDemo['key']
  status: 'published' | 'draft'
  /** When it is published, counted from the moment the demo is filled. */
  published: { daysAgo: number } | { inMinutes: number } | { inDays: number }
  /** In how many days from then it is over, if it ever is. */
  endsInDays?: number
  /** The cover, the name of a drawing. */
  picture: string
  album: AlbumPictureDemo[]
  /** Only where the item shows the drawn film. */
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
