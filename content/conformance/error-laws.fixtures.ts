import {
  aggregate,
  customEndpoint,
  isDirectusError,
  readItem,
  readItems,
  readSingleton,
  withToken,
} from '@directus/sdk'
import { describe, expect, it } from 'vitest'
import type { Schema } from './schema.fixtures.ts'
import type { Connected } from './service.fixtures.ts'

interface Counting {
  aggregate: { count: '*' }
}

/** Invalid queries and the reason in the error. */
const refused: [query: Record<string, unknown>, reason: string][] = [
  [{ limit: 'abc' }, '"limit" must be a number'],
  [{ limit: '-2' }, '"limit" must be greater than or equal to -1'],
  [{ limit: '10001' }, '"limit" must be less than or equal to 10000'],
  [{ page: 'x' }, '"page" must be a number'],
  [{ page: '-1' }, '"page" must be greater than or equal to 0'],
  [{ offset: '-1' }, '"offset" must be greater than or equal to 0'],
  [{ meta: 'count' }, '"meta[0]" must be one of [total_count, filter_count]'],
  [{ search: 'a\0b' }, '"search" must be plain text'],
  [
    { filter: { lat: { _bogus: 1 } } },
    '"float" field type does not contain the "_bogus" filter operator',
  ],
  [
    { filter: { slug: { _gt: 'a' } } },
    '"string" field type does not contain the "_gt" filter operator',
  ],
  [
    { filter: { slug: { _regex: '^a' } } },
    '"string" field type does not contain the "_regex" filter operator',
  ],
  [
    { filter: { image: { _contains: 'a' } } },
    '"file" field type does not contain the "_contains" filter operator',
  ],
  [{ filter: { lat: { _eq: 'north' } } }, 'Invalid numeric value for "lat"'],
  [{ filter: { id: { _eq: 99_999_999_999 } } }, 'Invalid numeric value for "id"'],
  [
    { filter: { is_open_all_day: { _eq: 'maybe' } } },
    'Invalid boolean value for "is_open_all_day"',
  ],
  [{ filter: { date_opened: { _gt: 'soon' } } }, 'Invalid date value for "date_opened"'],
  [{ filter: { image: { _eq: 'picture' } } }, 'Invalid uuid value for "image"'],
  [{ filter: { lat: { _between: [1] } } }, '"_between" on "lat" needs two values'],
  [{ filter: { _or: 1 } }, '"_or" must be an array'],
  [{ sort: ['province.id'] }, '"sort" by "province.id" is not supported'],
  [{ fields: ['province.sector.x.x.x.x.x'] }, '"fields" must not be nested deeper than 6'],
  [{ deep: { data: { _limit: 1 } } }, '"deep" is not supported'],
  [{ alias: { name: 'slug' } }, '"alias" is not supported'],
  [{ groupBy: ['slug'] }, '"groupBy" is not supported'],
]

const unknownField = [
  { fields: ['id', 'password'] },
  { fields: ['province.password'] },
  { fields: ['slug.id'] },
  { fields: ['image.filename_disk'] },
  { sort: ['password'] },
  { filter: { password: { _eq: 1 } } },
  { filter: { province: { password: { _eq: 1 } } } },
]

/** The client throws an error with the service's errors and its response. */
export function describeErrors(connected: () => Connected): void {
  const refusalOf = async (request: Promise<unknown>) => {
    const error = await request.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    if (!isDirectusError<Response>(error)) throw new Error('It was not refused', { cause: error })
    const { message, errors, response } = error
    return { message, errors, status: response.status, response }
  }
  const readShops = (query: Record<string, unknown>) =>
    connected().client.request(readItems('shop', query))

  describe('A query that is junk', () => {
    it.each(refused)('%j is INVALID_QUERY with its reason', async (query, reason) => {
      expect(await refusalOf(readShops(query))).toMatchObject({
        status: 400,
        message: `Invalid query. ${reason}.`,
        errors: [
          { message: `Invalid query. ${reason}.`, extensions: { reason, code: 'INVALID_QUERY' } },
        ],
      })
    })

    it('is refused for counts by aggregate too, rather than answered with the list', async () => {
      const counting = aggregate<Schema, 'shop', Counting>('shop', { aggregate: { count: '*' } })
      expect(await refusalOf(connected().client.request(counting))).toMatchObject({
        status: 400,
        message: 'Invalid query. "aggregate" is not supported.',
      })
    })
  })

  describe('What is not there', () => {
    it.each(unknownField)('is FORBIDDEN for the field in %j', async (query) => {
      expect(await refusalOf(readShops(query))).toMatchObject({
        status: 403,
        errors: [
          { extensions: { code: 'FORBIDDEN', reason: expect.stringContaining('access field') } },
        ],
      })
    })

    it.each(['nope', 'staff', 'directus_users', 'payload_preferences'])(
      'is FORBIDDEN for the collection %s',
      async (name) => {
        const path = `/items/${name}`
        const reason = `You don't have permission to access collection "${name}" or it does not exist. Queried in root.`
        const { status, errors } = await refusalOf(
          connected().client.request(customEndpoint({ path })),
        )
        expect(status).toBe(403)
        expect(errors).toEqual([{ message: reason, extensions: { reason, code: 'FORBIDDEN' } }])
      },
    )

    it('is FORBIDDEN without a reason for a record that is missing, a draft or no key', async () => {
      const { client, ids } = connected()
      for (const id of [2_000_000_000, ids.draft, 'abc', 99_999_999_999]) {
        const { status, errors } = await refusalOf(client.request(readItem('shop', id)))
        expect(status).toBe(403)
        const message = "You don't have permission to access this."
        expect(errors).toEqual([{ message, extensions: { code: 'FORBIDDEN' } }])
      }
    })

    it('is FORBIDDEN for a field of a singleton', async () => {
      const query = { fields: ['password'] } as object
      expect(
        await refusalOf(connected().client.request(readSingleton('current_branch', query))),
      ).toMatchObject({ status: 403, errors: [{ extensions: { code: 'FORBIDDEN' } }] })
    })

    it('is ROUTE_NOT_FOUND for a path of no call', async () => {
      const path = '/nope/abc'
      const refusal = await refusalOf(connected().client.request(customEndpoint({ path })))
      expect(refusal).toMatchObject({
        status: 404,
        errors: [
          {
            message: "Route /nope/abc doesn't exist.",
            extensions: { path, code: 'ROUTE_NOT_FOUND' },
          },
        ],
      })
    })
  })

  it('A token that is none is refused on public calls too', async () => {
    const reading = withToken('not-a-token', readItems<Schema, 'shop', object>('shop', {}))
    expect(await refusalOf(connected().client.request(reading))).toMatchObject({
      status: 401,
      message: 'Invalid user credentials.',
      errors: [{ extensions: { code: 'INVALID_CREDENTIALS' } }],
    })
  })
}
