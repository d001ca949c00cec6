import { z } from 'zod'
import { Link } from '../link.ts'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'
import { Untranslated } from '../wire/untranslated.ts'

/** Category of news; promotions are one (spec §3, News category). */
export const NewsCategory = z.object({ id: Id, name: z.string() })
export type NewsCategory = z.infer<typeof NewsCategory>

/**
 * A news article (spec §3, News). Visible once `publishedAt` is past (spec §4). Only drafts may lack it. Meta texts override
 * the page metadata.
 */
export const News = z.object({
  id: Id,
  status: Status,
  slug: z.string(),
  category: Id.meta({ relation: 'category' }).nullable(),
  coverImage: MediaId.nullable(),
  mainImage: MediaId.nullable(),
  publishedAt: Timestamp.nullable(),
  /** Hidden from lists from this time on; its page stays. Null: no end. Extension. */
  endsAt: Timestamp.nullable(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  metaKeywords: z.string().nullable(),
  /** Alternative text of the cover. */
  altTag: z.string().nullable(),
  /** Canonical URL for search engines. */
  canonicalTag: z.string().nullable(),
  title: z.string(),
  summary: z.string().nullable(),
  /** Untrusted HTML: sanitize before use. */
  body: z.string().nullable(),
  /** Video URL: a YouTube page or a file (`/assets/{id}`, https). */
  video: z.string().nullable(),
  /** Last visible change, at least `publishedAt`; null if unknown. */
  updatedAt: Timestamp.nullable(),
  untranslated: Untranslated,
})
export type News = z.infer<typeof News>

/**
 * Id of an album row: a number in other services, 24 hexadecimal digits in ours. The pattern also rejects the text `null`.
 */
const AlbumRowId = z.coerce.string().regex(/^[\da-f-]+$/)

/** Links an image to a news album (spec §7, news_news_images_for_album). */
export const NewsAlbumEntry = z.object({
  id: AlbumRowId,
  news: Id.meta({ relation: 'news' }),
  image: AlbumRowId.meta({ relation: 'album_image' }),
})
export type NewsAlbumEntry = z.infer<typeof NewsAlbumEntry>

/** An image of an album (spec §3, Album images). Its caption is an extension. */
export const AlbumImage = z.object({
  id: AlbumRowId,
  image: MediaId.nullable(),
  sort: z.int().nullable(),
  caption: z.string().nullable(),
})
export type AlbumImage = z.infer<typeof AlbumImage>

/** An image that announces an event (spec §3, Special event). Title and link are extensions. */
export const SpecialEvent = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  image: MediaId.nullable(),
  title: z.string().nullable(),
  link: Link.nullable(),
})
export type SpecialEvent = z.infer<typeof SpecialEvent>
