import { Branch, Province, Sector } from '@washhouse/contract/branch/branch.contract'
import { MediaId } from '@washhouse/contract/media/media.contract'
import { Id, Status, Timestamp } from '@washhouse/contract/wire/scalars'
import { defineWireTable } from '@washhouse/contract/wire/wire-table'
import { z } from 'zod'
import type { StoredEntity } from '../src/core/records/stored-entity.ts'

/** The service's schema for the client: records in wire form, texts in blocks. */
export interface Schema {
  shop: WireShop[]
  place: WirePlace[]
  region: WireRegion[]
  customer_review: WireReview[]
  news: WireNews[]
  categories_news: WireCategory[]
  news_news_images_for_album: WireAlbumEntry[]
  news_images_for_album: WireAlbumImage[]
  category_texts: CategoryTexts[]
  caption_texts: CaptionTexts[]
  shop_texts: ShopTexts[]
  place_texts: PlaceTexts[]
  region_texts: RegionTexts[]
  current_branch: { current_customer: number; current_branch: number }
}

interface WireShop {
  id: number
  status: 'published'
  slug: string
  image: string | null
  province: number | WirePlace
  lat: number | null
  is_open_all_day: boolean
  date_opened: 'datetime'
  phone: string | null
  data: ShopTexts
}

interface ShopTexts {
  languages_code: string
  shop_name: string
  landmark: string | null
}

interface WirePlace {
  id: number
  sector: number | WireRegion
  data: PlaceTexts
}

interface PlaceTexts {
  languages_code: string
  province: string
}

interface WireRegion {
  id: number
  data: RegionTexts
}

interface RegionTexts {
  languages_code: string
  sector: string
}

interface WireReview {
  id: number
  status: 'published'
  sort: number | null
  image: string | null
  name: string
  feedback: string
}

interface WireNews {
  id: number
  slug: string
  categories: number | WireCategory
}

interface WireCategory {
  id: number
  data: CategoryTexts
}

interface CategoryTexts {
  languages_code: string
  categories_news: string
}

interface WireAlbumEntry {
  id: string
  news_id: number | WireNews
  news_images_for_album_id: string | WireAlbumImage
}

interface WireAlbumImage {
  id: string
  image: string
  sort: number
  data: CaptionTexts
}

interface CaptionTexts {
  languages_code: string
  caption: string | null
}

/** A branch as a list on `/items`, with a field of every column type. */
const Shop = z.object({
  id: Id,
  status: Status,
  slug: z.string(),
  image: MediaId.nullable(),
  province: Id.meta({ relation: 'place' }),
  latitude: Branch.shape.latitude,
  isOpenAllDay: z.boolean(),
  openedAt: Timestamp,
  phone: z.string().nullable(),
  name: z.string(),
  landmark: z.string().nullable(),
})

const regionWire = defineWireTable('region', Sector, { name: 'data.sector' })
const placeWire = defineWireTable(
  'place',
  Province,
  { name: 'data.province' },
  { sector: () => regionWire },
)
const shopWire = defineWireTable(
  'shop',
  Shop,
  {
    latitude: 'lat',
    isOpenAllDay: 'is_open_all_day',
    openedAt: 'date_opened',
    name: 'data.shop_name',
    landmark: 'data.landmark',
  },
  { province: () => placeWire },
)

export const regionEntity: StoredEntity<Sector> = {
  wire: regionWire,
  storedIn: 'sectors',
  tag: 'sector',
}

export const placeEntity: StoredEntity<Province> = {
  wire: placeWire,
  storedIn: 'provinces',
  tag: 'province',
  relations: { sector: () => regionEntity },
}

export const shopEntity: StoredEntity<z.infer<typeof Shop>> = {
  wire: shopWire,
  storedIn: 'branches',
  tag: 'branch',
  columns: { isOpenAllDay: 'hours_isOpenAllDay', openedAt: 'createdAt' },
  relations: { province: () => placeEntity },
}
