import { readItems, type QueryFilter } from '@directus/sdk'
import { describe, expect, it } from 'vitest'
import type { Schema } from './schema.fixtures.ts'
import type { Connected } from './service.fixtures.ts'

type ShopFilter = QueryFilter<Schema, Schema['shop'][number]>
type ReviewFilter = QueryFilter<Schema, Schema['customer_review'][number]>

const [nimman, thaPhae, patong] = ['nimman', 'tha-phae', 'patong'] as const
const everyShop: string[] = [nimman, thaPhae, patong]
const noFile = '00000000-0000-4000-8000-000000000000'

/** Shops that each filter finds, by kind of field. */
const shopFilters: Record<string, [ShopFilter, string[]][]> = {
  'a text': [
    [{ slug: { _eq: 'nimman' } }, [nimman]],
    [{ slug: { _eq: 'NIMMAN' } }, []],
    [{ slug: { _neq: 'nimman' } }, [thaPhae, patong]],
    [{ slug: { _in: ['nimman', 'patong', 'none'] } }, [nimman, patong]],
    [{ slug: { _in: [] } }, []],
    [{ slug: { _nin: ['nimman'] } }, [thaPhae, patong]],
    [{ slug: { _nin: [] } }, everyShop],
    [{ slug: { _contains: 'a-p' } }, [thaPhae]],
    [{ slug: { _contains: 'A-P' } }, []],
    [{ slug: { _ncontains: 'a' } }, []],
    [{ slug: { _ncontains: 'P' } }, everyShop],
    [{ slug: { _icontains: 'A-P' } }, [thaPhae]],
    [{ slug: { _starts_with: 'pat' } }, [patong]],
    [{ slug: { _starts_with: 'PAT' } }, []],
    [{ slug: { _istarts_with: 'PAT' } }, [patong]],
    [{ slug: { _nstarts_with: 'pat' } }, [nimman, thaPhae]],
    [{ slug: { _nistarts_with: 'PAT' } }, [nimman, thaPhae]],
    [{ slug: { _ends_with: 'an' } }, [nimman]],
    [{ slug: { _iends_with: 'AN' } }, [nimman]],
    [{ slug: { _nends_with: 'an' } }, [thaPhae, patong]],
    [{ slug: { _niends_with: 'AN' } }, [thaPhae, patong]],
    [{ phone: { _null: true } }, [thaPhae]],
    [{ phone: { _null: false } }, [nimman, patong]],
    [{ phone: { _nnull: true } }, [nimman, patong]],
    [{ phone: { _empty: true } }, [thaPhae]],
    [{ phone: { _nempty: true } }, [nimman, patong]],
    [{ phone: { _neq: '+6653000001' } }, [thaPhae, patong]],
    [{ phone: { _ncontains: '+6653' } }, [thaPhae, patong]],
    [{ status: { _eq: 'published' } }, everyShop],
  ],
  'a text of the block': [
    [{ data: { shop_name: { _contains: 'ท่าแพ' } } }, [thaPhae]],
    [{ data: { landmark: { _contains: '100%' } } }, [patong]],
    [{ data: { landmark: { _contains: 'Café' } } }, [nimman]],
    [{ data: { landmark: { _icontains: 'café doi' } } }, [nimman]],
    [{ data: { landmark: { _contains: '_' } } }, []],
    [{ data: { landmark: { _null: true } } }, [thaPhae]],
  ],
  'a number': [
    [{ lat: { _eq: 18.8 } }, [nimman]],
    [{ lat: { _neq: 18.8 } }, [thaPhae, patong]],
    [{ lat: { _lt: 18.8 } }, [thaPhae]],
    [{ lat: { _lte: 18.8 } }, [nimman, thaPhae]],
    [{ lat: { _gt: 18.79 } }, [nimman]],
    [{ lat: { _gte: 18.79 } }, [nimman, thaPhae]],
    [{ lat: { _between: [18.795, 19] } }, [nimman]],
    [{ lat: { _nbetween: [18.795, 19] } }, [thaPhae]],
    [{ lat: { _in: [18.8, 1] } }, [nimman]],
    [{ lat: { _nin: [18.8] } }, [thaPhae, patong]],
    [{ lat: { _null: true } }, [patong]],
    [{ lat: { _nnull: true } }, [nimman, thaPhae]],
  ],
  'yes or no': [
    [{ is_open_all_day: { _eq: true } }, [nimman, patong]],
    [{ is_open_all_day: { _eq: false } }, [thaPhae]],
    [{ is_open_all_day: { _neq: true } }, [thaPhae]],
  ],
  'a moment': [
    [{ date_opened: { _eq: '2026-02-01T12:00:00.000Z' } }, [thaPhae]],
    [{ date_opened: { _eq: '2026-02-01T19:00:00+07:00' } }, [thaPhae]],
    [{ date_opened: { _neq: '2026-02-01T12:00:00Z' } }, [nimman, patong]],
    [{ date_opened: { _lt: '2026-02-01' } }, [nimman]],
    [{ date_opened: { _lte: '2026-02-01T12:00:00.000Z' } }, [nimman, thaPhae]],
    [{ date_opened: { _gt: '2026-02-01' } }, [thaPhae, patong]],
    [{ date_opened: { _gte: '2026-03-01T00:00:00.000Z' } }, [patong]],
    [{ date_opened: { _between: ['2026-01-15', '2026-02-15'] } }, [thaPhae]],
    [{ date_opened: { _nbetween: ['2026-01-15', '2026-02-15'] } }, [nimman, patong]],
    [{ date_opened: { _in: ['2026-01-01', '2026-03-01'] } }, [nimman, patong]],
  ],
  'a file': [
    [{ image: { _nnull: true } }, [nimman]],
    [{ image: { _null: true } }, [thaPhae, patong]],
    [{ image: { _eq: noFile } }, []],
    [{ image: { _neq: noFile } }, everyShop],
    [{ image: { _in: [noFile] } }, []],
    [{ image: { _nin: [noFile] } }, everyShop],
  ],
  'what a relation leads to': [
    [{ province: { data: { province: { _eq: 'ภูเก็ต' } } } }, [patong]],
    [{ province: { sector: { data: { sector: { _contains: 'เหนือ' } } } } }, [nimman, thaPhae]],
  ],
  'several things': [
    [{ _and: [{ lat: { _gt: 18 } }, { phone: { _null: true } }] }, [thaPhae]],
    [{ _or: [{ slug: { _eq: 'patong' } }, { lat: { _eq: 18.8 } }] }, [nimman, patong]],
    [{ lat: { _gte: 18, _lt: 18.8 }, is_open_all_day: { _eq: false } }, [thaPhae]],
    [
      {
        _or: [
          { _and: [{ is_open_all_day: { _eq: true } }, { _or: [{ lat: { _null: true } }] }] },
          { _and: [{ province: { data: { province: { _eq: 'เชียงใหม่' } } } }] },
        ],
      },
      everyShop,
    ],
    [{ _and: [] }, everyShop],
    [{ _or: [] }, everyShop],
  ],
}

/** Filters that the service supports although the client's types omit them. */
const untypedFilters: [object, string[]][] = [
  [{ is_open_all_day: { _nnull: true } }, everyShop],
  [{ is_open_all_day: { _null: true } }, []],
  [{ date_opened: { _null: true } }, []],
  [{ province: { _null: true } }, []],
  [{ province: { _and: [{ id: { _gt: 0 } }, { data: { province: { _eq: 'ภูเก็ต' } } }] } }, [patong]],
  [{ slug: { _or: [{ _eq: 'patong' }, { _starts_with: 'n' }] } }, [nimman, patong]],
]

const reviewFilters: [ReviewFilter, string[]][] = [
  [{ sort: { _eq: 3 } }, ['มานี']],
  [{ sort: { _neq: 3 } }, ['ปิติ', 'ชูใจ']],
  [{ sort: { _lt: 3 } }, ['ปิติ']],
  [{ sort: { _gte: 1 } }, ['มานี', 'ปิติ']],
  [{ sort: { _between: [2, 5] } }, ['มานี']],
  [{ sort: { _nbetween: [2, 5] } }, ['ปิติ']],
  [{ sort: { _in: [1, 3] } }, ['มานี', 'ปิติ']],
  [{ sort: { _nin: [1] } }, ['มานี', 'ชูใจ']],
  [{ sort: { _null: true } }, ['ชูใจ']],
]

export function describeFilters(connected: () => Connected): void {
  const shopsOf = async (filter: ShopFilter) => {
    const shops = await connected().client.request(
      readItems('shop', { filter, sort: ['id'], fields: ['slug'] }),
    )
    return shops.map(({ slug }) => slug)
  }

  for (const [kind, filters] of Object.entries(shopFilters)) {
    describe(`A filter on ${kind}`, () => {
      it.each(filters)('%j finds %j', async (filter, found) => {
        expect(await shopsOf(filter)).toEqual(found)
      })
    })
  }

  it.each(untypedFilters)('The filter %j finds %j', async (filter, found) => {
    const parameters = new URLSearchParams({
      filter: JSON.stringify(filter),
      sort: 'id',
      fields: 'slug',
    })
    const { body } = await connected().service.get(`/items/shop?${parameters.toString()}`)
    expect(body).toEqual({ data: found.map((slug) => ({ slug })) })
  })

  it.each(reviewFilters)('A filter on a whole number, %j, finds %j', async (filter, found) => {
    const reviews = await connected().client.request(
      readItems('customer_review', { filter, sort: ['id'], fields: ['name'] }),
    )
    expect(reviews.map(({ name }) => name)).toEqual(found)
  })

  it('A filter on an id finds its record, be it of a file or of a relation', async () => {
    const { ids } = connected()
    expect(await shopsOf({ id: { _eq: ids.patong } })).toEqual([patong])
    expect(await shopsOf({ id: { _in: [ids.patong, ids.nimman] } })).toEqual([nimman, patong])
    expect(await shopsOf({ image: { _eq: ids.picture } })).toEqual([nimman])
    expect(await shopsOf({ image: { _eq: ids.picture.toUpperCase() } })).toEqual([nimman])
    expect(await shopsOf({ province: { _eq: ids.phuket } })).toEqual([patong])
    expect(await shopsOf({ province: { id: { _in: [ids.phuket] } } })).toEqual([patong])
    expect(await shopsOf({ province: { sector: { _eq: ids.north } } })).toEqual([nimman, thaPhae])
    expect(await shopsOf({ province: { sector: { _nin: [ids.north] } } })).toEqual([patong])
  })

  it('A filter never finds a draft', async () => {
    expect(await shopsOf({ _or: [{ id: { _gt: 0 } }, { phone: { _null: true } }] })).toEqual(
      everyShop,
    )
  })
}
