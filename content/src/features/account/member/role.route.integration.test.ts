import { accountCalls } from '@washhouse/contract/account/account.calls'
import { createContentClient } from '@washhouse/contract/client/content-client'
import { createDirectus, readRoles, rest } from '@directus/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startContractService, type ContractService } from '../../../../testing/contract-service.ts'
import { memberRole } from './member-role.ts'

let service: ContractService
beforeAll(async () => {
  service = await startContractService()
})
afterAll(() => service.stop())

const { id } = memberRole
const asked = async (query: string, headers = {}) => {
  const { status, body } = await service.get(`/roles${query}`, headers)
  return { status, body }
}
const named = { data: [{ id, name: 'Member' }] }

describe('GET /roles', () => {
  it('gives the one role that a visitor may have, with none of the rights of staff', async () => {
    const { status, body, headers } = await service.get('/roles')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(body).toEqual({
      data: [
        {
          id,
          name: 'Member',
          admin_access: false,
          app_access: false,
          enforce_tfa: false,
          ip_access: null,
        },
      ],
    })
  })

  it.each([
    '?fields=id,name',
    '?fields=id,name&filter[name][_eq]=Member',
    `?fields=id,name&filter=${encodeURIComponent('{"name":{"_eq":"Member"}}')}`,
    '?fields=id,name&filter[name][_icontains]=memb&sort=-name,id&limit=-1',
    '?fields=id,name&filter[_or][0][name][_neq]=Member&filter[_or][1][admin_access][_eq]=false',
    `?fields=id,name&filter[id][_in]=${id}&filter[ip_access][_null]=true`,
    '?fields=id,name&filter[name][_nin]=Administrator,Editor&search=MEMBER',
    '?fields=id,name&filter[name][_nends_with]=x&filter[name][_nempty]=true&page=1',
  ])('finds it with %s', async (query) => {
    expect(await asked(query)).toEqual({ status: 200, body: named })
  })

  it.each([
    '?filter[name][_eq]=Administrator',
    '?filter[admin_access][_eq]=true',
    '?filter[name][_starts_with]=m',
    '?filter[name][_null]=true',
    '?filter[_and][0][name][_eq]=Member&filter[_and][1][name][_ncontains]=em',
    '?limit=0',
    '?offset=1',
    '?search=admin',
  ])('finds nothing with %s', async (query) => {
    expect(await asked(query)).toEqual({ status: 200, body: { data: [] } })
  })

  it('counts before and behind the filter', async () => {
    const { body } = await asked('?filter[name][_eq]=Editor&meta=*')
    expect(body).toEqual({ meta: { total_count: 1, filter_count: 0 }, data: [] })
  })

  it.each([
    ['?fields=id,description', 403],
    ['?filter[users][email][_eq]=a@b.example', 403],
    ['?sort=permissions', 403],
    ['?filter[name][_lt]=x', 400],
    ['?filter=Member', 400],
    ['?filter[name]=Member', 400],
    ['?filter[admin_access][_eq]=perhaps', 400],
    ['?limit=-2', 400],
    ['?page=-1', 400],
    ['?meta=all', 400],
    ['?limit=1&limit=2', 400],
    ['?aggregate[count]=*', 400],
  ])('refuses %s with %d', async (query, status) => {
    expect(await asked(query)).toMatchObject({ status })
  })

  it('gives the role by its id, and no other', async () => {
    expect(await asked(`/${id}?fields=name`)).toEqual({
      status: 200,
      body: { data: { name: 'Member' } },
    })
    for (const other of ['1', id.replace('b', 'c'), 'me', '%00'])
      expect(await asked(`/${other}`)).toMatchObject({ status: 403 })
  })

  it('refuses a token that is none, though nobody needs one', async () => {
    for (const query of ['', '?fields=id', `/${id}`])
      expect(await asked(query, { authorization: 'Bearer x' })).toMatchObject({
        status: 401,
        body: { errors: [{ extensions: { code: 'INVALID_CREDENTIALS' } }] },
      })
    expect(await asked('?fields=id,name')).toEqual({ status: 200, body: named })
  })

  it('is read by the typed client and by the reference service’s own', async () => {
    const client = createContentClient({ baseUrl: service.url })
    expect(await client.call(accountCalls.listRoles, { language: 'en' })).toEqual([memberRole])
    const sdk = createDirectus(service.url).with(rest())
    const query = { fields: ['id', 'name'], filter: { name: { _eq: 'Member' } } } as const
    expect(await sdk.request(readRoles(query as never))).toEqual(named.data)
  })
})
