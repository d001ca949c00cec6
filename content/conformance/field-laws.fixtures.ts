import { readItem, readItems } from '@directus/sdk'
import { describe, expect, it } from 'vitest'
import type { Connected } from './service.fixtures.ts'

/** Results of `fields`: own fields, texts of the block, related records. */
export function describeFields(connected: () => Connected): void {
  describe('Fields', () => {
    it('are those named, in the order of the record', async () => {
      const { client, ids } = connected()
      const shop = await client.request(readItem('shop', ids.nimman, { fields: ['slug', 'id'] }))
      expect(JSON.stringify(shop)).toBe(`{"id":${ids.nimman},"slug":"nimman"}`)
    })

    it('are all with a star, a relation then being the id', async () => {
      const { client, ids } = connected()
      const whole = await client.request(readItem('shop', ids.nimman))
      const starred = await client.request(readItem('shop', ids.nimman, { fields: ['*'] }))
      expect(starred).toEqual(whole)
      expect(starred.province).toBe(ids.chiangMai)
    })

    it('are single texts of the block, or all of them', async () => {
      const { client, ids } = connected()
      const fields = [{ data: ['shop_name'] }] as const
      expect(await client.request(readItem('shop', ids.patong, { fields }))).toEqual({
        data: { shop_name: 'ฟองใส ป่าตอง' },
      })
      const all = [{ data: ['*'] }] as const
      expect(await client.request(readItem('shop', ids.patong, { fields: all }))).toEqual({
        data: { languages_code: 'th', shop_name: 'ฟองใส ป่าตอง', landmark: 'ใกล้หาด ลด 100%' },
      })
    })

    it('reach through relations, as deep as they are named', async () => {
      const { english, ids } = connected()
      const shops = await english.request(
        readItems('shop', {
          fields: ['slug', { province: ['id', { sector: [{ data: ['sector'] }] }] }],
          sort: ['id'],
        }),
      )
      const north = { id: ids.chiangMai, sector: { data: { sector: 'Northern' } } }
      expect(shops).toEqual([
        { slug: 'nimman', province: north },
        { slug: 'tha-phae', province: north },
        { slug: 'patong', province: { id: ids.phuket, sector: { data: { sector: 'Southern' } } } },
      ])
    })

    it('are whole records behind relations with a star for each step', async () => {
      const { client, ids } = connected()
      const region = { id: ids.south, data: { languages_code: 'th', sector: 'ภาคใต้' } }
      const texts = { languages_code: 'th', province: 'ภูเก็ต' }
      const place = { id: ids.phuket, sector: ids.south, data: texts }
      const read = async (fields: string) =>
        (await connected().service.get(`/items/shop/${ids.patong}?fields=${fields}`)).body
      expect(await read('*.*')).toMatchObject({ data: { slug: 'patong', province: place } })
      expect(await read('*.*.*')).toMatchObject({ data: { province: { sector: region } } })
      const fields = ['*', { province: ['*'] }] as const
      const shop = await client.request(readItem('shop', ids.patong, { fields }))
      expect(shop).toMatchObject({ slug: 'patong', province: place })
    })

    it('follow a change behind a relation, and so does a filter through it', async () => {
      const { client, service, ids } = connected()
      const rename = async (name: string) =>
        await service.payload.update({
          collection: 'sectors',
          id: ids.south,
          locale: 'th',
          data: { name },
        })
      const named = async () =>
        await client.request(
          readItems('place', {
            filter: { sector: { data: { sector: { _eq: 'อันดามัน' } } } },
            fields: ['id'],
          }),
        )
      const shown = async () =>
        await client.request(
          readItem('place', ids.phuket, { fields: [{ sector: [{ data: ['sector'] }] }] }),
        )
      expect(await named()).toEqual([])
      expect(await shown()).toEqual({ sector: { data: { sector: 'ภาคใต้' } } })
      await rename('อันดามัน')
      await expect.poll(named).toEqual([{ id: ids.phuket }])
      expect(await shown()).toEqual({ sector: { data: { sector: 'อันดามัน' } } })
      await rename('ภาคใต้')
    })
  })
}
