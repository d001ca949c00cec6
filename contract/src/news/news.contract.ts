import { z } from 'zod'
import { Link } from '../link.ts'
import { MediaId } from '../media/media.contract.ts'
import { Id, Status, Timestamp } from '../wire/scalars.ts'
import { Untranslated } from '../wire/untranslated.ts'

/** What news are sorted into; promotions are one of them (spec §3, News category). */
export const NewsCategory = z.object({ id: Id, name: z.string() })
export type NewsCategory = z.infer<typeof NewsCategory>

/**
 * A piece of news (spec §3, News). The public sees it once `publishedAt` is past (spec §4); only a
 * draft may lack it. Meta texts replace the page's head where they are filled.
 */
export const News = z.object({
  id: Id,
  status: Status,
  slug: z.string(),
  category: Id.meta({ relation: 'category' }).nullable(),
  coverImage: MediaId.nullable(),
  mainImage: MediaId.nullable(),
  publishedAt: Timestamp.nullable(),
  /** From when it is in no list any more; its address stays. Null: it has no end. Ours. */
  endsAt: Timestamp.nullable(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  metaKeywords: z.string().nullable(),
  /** Says what the cover shows. */
  altTag: z.string().nullable(),
  /** Full address of the page that search engines shall keep instead of this one. */
  canonicalTag: z.string().nullable(),
  title: z.string(),
  summary: z.string().nullable(),
  /** HTML, not to be trusted before it is sanitised. */
  body: z.string().nullable(),
  /** Address of a film: a page of YouTube, or a file (`/assets/{id}`, https). */
  video: z.string().nullable(),
  /** When what visitors see of it changed last, at least `publishedAt`; null where that is not known. */
  updatedAt: Timestamp.nullable(),
  untranslated: Untranslated,
})
export type News = z.infer<typeof News>

/**
 * Id of a row in an album: a number in other services, a text of 24 hexadecimal digits in ours.
 * The pattern also keeps `null`, which is made a text like any other, from passing for an id.
 */
const AlbumRowId = z.coerce.string().regex(/^[\da-f-]+$/)

/** Which picture stands in which news' album (spec §7, news_news_images_for_album). */
export const NewsAlbumEntry = z.object({
  id: AlbumRowId,
  news: Id.meta({ relation: 'news' }),
  image: AlbumRowId.meta({ relation: 'album_image' }),
})
export type NewsAlbumEntry = z.infer<typeof NewsAlbumEntry>

/** A picture of an album (spec §3, Album images); its caption is ours. */
export const AlbumImage = z.object({
  id: AlbumRowId,
  image: MediaId.nullable(),
  sort: z.int().nullable(),
  caption: z.string().nullable(),
})
export type AlbumImage = z.infer<typeof AlbumImage>

/** A picture that announces an event (spec §3, Special event); title and link are ours. */
export const SpecialEvent = z.object({
  id: Id,
  status: Status,
  sort: z.int().nullable(),
  image: MediaId.nullable(),
  title: z.string().nullable(),
  link: Link.nullable(),
})
export type SpecialEvent = z.infer<typeof SpecialEvent>
