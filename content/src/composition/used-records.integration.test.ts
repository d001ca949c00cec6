import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBanner, createPicture } from '../../testing/banner-records.ts'
import { startEditorCalls } from '../../testing/editor-calls.ts'
import { createNewsCategory } from '../../testing/record-data.ts'
import { closePayload, openPayload } from './open-payload.ts'

let payload: BasePayload
let editor: Awaited<ReturnType<typeof startEditorCalls>>
let count = 0

beforeAll(async () => {
  payload = await openPayload()
  editor = await startEditorCalls(payload)
})
afterAll(async () => {
  editor.stop()
  await closePayload(payload)
})

const remove = (id: string, language: 'th' | 'en' = 'en') =>
  editor.call(`/media/${id}`, 'DELETE', { language })

const element = { direction: null, format: '', indent: 0, version: 1 } as const
const bodyOf = (...children: object[]) => ({
  root: { type: 'root', ...element, children: [{ type: 'paragraph', ...element, children }] },
})
const shownIn = (id: string) =>
  bodyOf({
    type: 'upload',
    relationTo: 'media',
    value: id,
    fields: {},
    id: '6560c1d2a1b2c3d4e5f60718',
  })
const linkedIn = (id: string, url = `https://fongsai.example/assets/${id}?download`) =>
  bodyOf({
    type: 'link',
    ...element,
    fields: {
      linkType: 'custom',
      url,
      newTab: false,
    },
    children: [
      { type: 'text', text: 'ใบสมัคร', detail: 0, format: 0, mode: 'normal', style: '', version: 1 },
    ],
  })

const addressInAdmin = async (id: string) => {
  const { filename } = await payload.findByID({ collection: 'media', id })
  return `/cms-api/media/file/${encodeURIComponent(filename ?? '')}`
}

const createNews = async (data: object) =>
  await payload.create({
    collection: 'news',
    locale: 'th',
    data: {
      slug: `used-${count++}`,
      title: 'อบฟรีทุกวันพุธ',
      category: await createNewsCategory(payload),
      _status: 'published',
      ...data,
    },
  })

const update = async (id: number, image: string | null, status: 'draft' | 'published') =>
  await payload.update({
    collection: 'banners',
    id,
    draft: status === 'draft',
    data: { image, _status: status },
  })

/** How a file is put to use, and the words that name its place. */
const uses: [string, (id: string) => Promise<unknown>, RegExp][] = [
  [
    'in a field',
    (image) => createBanner(payload, { text: 'ซักฟรี', image }),
    /Banner “ซักฟรี” \(Picture\)/,
  ],
  [
    'in a row',
    (image) => createNews({ album: [{ image, caption: 'ก' }] }),
    /News “อบฟรีทุกวันพุธ” \(.+ › Picture\)/,
  ],
  [
    'in a draft alone',
    (image) => createBanner(payload, { text: 'ร่าง', image, status: 'draft' }),
    /Banner “ร่าง” \(Picture/,
  ],
  [
    'in a draft of what is published without it',
    async (image) => await update(await createBanner(payload, { text: 'ใหม่' }), image, 'draft'),
    /Banner “ใหม่” \(Picture, draft\)/,
  ],
  [
    'in an earlier version',
    async (image) =>
      await update(await createBanner(payload, { text: 'เก่า', image }), null, 'published'),
    /Banner “เก่า” \(Picture, an earlier version/,
  ],
  [
    'in a group of a global',
    (logo) =>
      payload.updateGlobal({
        slug: 'settings',
        locale: 'th',
        data: { brandName: 'ฟองใส', homeTitle: 'ก', logo },
      }),
    /settings \(.*Logo\)/i,
  ],
  ['in a text', (id) => createNews({ body: shownIn(id) }), /News “อบฟรีทุกวันพุธ” \(/],
  ['behind a link of a text', (id) => createNews({ body: linkedIn(id) }), /News “อบฟรีทุกวันพุธ” \(/],
  [
    'behind a link of a text that is spelled otherwise',
    (id) => createNews({ body: linkedIn(id.replaceAll('-', '%2D')) }),
    /News “อบฟรีทุกวันพุธ” \(/,
  ],
  [
    'behind a link that is spelled otherwise',
    async (id) => {
      const banner = await createBanner(payload, { text: 'ดาวน์โหลด' })
      const link = `/news/../assets/${id.replaceAll('-', '%2D')}?download`
      await payload.update({ collection: 'banners', id: banner, data: { link } })
    },
    /Banner “ดาวน์โหลด” \(Where it leads/,
  ],
  [
    'behind a link with two slashes',
    async (id) => {
      const banner = await createBanner(payload, { text: 'ดาวน์โหลด' })
      await payload.update({ collection: 'banners', id: banner, data: { link: `/assets//${id}` } })
    },
    /Banner “ดาวน์โหลด” \(Where it leads/,
  ],
  [
    'behind the address that the admin has for it',
    async (id) => {
      const link = await addressInAdmin(id)
      const banner = await createBanner(payload, { text: 'ดาวน์โหลด' })
      const saved = await payload.update({ collection: 'banners', id: banner, data: { link } })
      expect(saved.link).toBe(`/assets/${id}`)
    },
    /Banner “ดาวน์โหลด” \(Where it leads/,
  ],
  [
    'behind that address in a text',
    async (id) => createNews({ body: linkedIn(id, await addressInAdmin(id)) }),
    /News “อบฟรีทุกวันพุธ” \(/,
  ],
  [
    'behind a link',
    async (id) => {
      const banner = await createBanner(payload, { text: 'ดาวน์โหลด' })
      await payload.update({ collection: 'banners', id: banner, data: { link: `/assets/${id}` } })
    },
    /Banner “ดาวน์โหลด” \(Where it leads/,
  ],
]

describe('a file that is used', () => {
  it.each(uses)('%s is not deleted: the refusal says where it is', async (_, use, place) => {
    const id = await createPicture(payload)
    await use(id)
    const answer = await remove(id)
    expect(answer.status, answer.text).toBe(409)
    expect(answer.message).toMatch(place)
    expect(await payload.findByID({ collection: 'media', id })).toMatchObject({ id })
  })

  it('is refused in Thai to those who read Thai, each place with its way in the admin', async () => {
    const image = await createPicture(payload)
    const banner = await createBanner(payload, { text: 'ซักฟรี', image })
    const { message, text } = await remove(image, 'th')
    expect(message).toMatch(/^ลบไม่ได้ ยังใช้อยู่ที่ แบนเนอร์ “ซักฟรี” \(รูป\)/)
    expect(JSON.parse(text).errors[0].data.places).toMatchObject([
      { href: `/admin/collections/banners/${banner}` },
    ])
  })

  it('names five places and counts the others', async () => {
    const image = await createPicture(payload)
    for (let made = 0; made < 8; made += 1)
      await createBanner(payload, { text: `ที่ ${made}`, image })
    expect((await remove(image)).message).toMatch(/and 3 more/)
  })

  it('stays when a list is deleted, and what nobody uses goes', async () => {
    const [used, free] = [await createPicture(payload), await createPicture(payload)]
    await createBanner(payload, { text: 'ซักฟรี', image: used })
    const answer = await editor.call(`/media?where[id][in]=${used},${free}&count=2`, 'DELETE')
    expect(JSON.parse(answer.text).errors).toHaveLength(1)
    expect(answer.message).toContain('Banner “ซักฟรี”')
    const { docs } = await payload.find({
      collection: 'media',
      where: { id: { in: [used, free] } },
    })
    expect(docs.map(({ id }) => id)).toEqual([used])
  })

  it('may go once the records that used it are gone', async () => {
    const image = await createPicture(payload)
    const id = await createBanner(payload, { text: 'ซักฟรี', image })
    await update(id, image, 'draft')
    const news = await createNews({ body: shownIn(image), album: [{ image, caption: 'ก' }] })
    await payload.delete({ collection: 'banners', id })
    await payload.delete({ collection: 'news', id: news.id })
    expect((await remove(image)).status).toBe(200)
  })

  it('is kept by the database where a text in the other language shows it', async () => {
    const id = await createPicture(payload)
    const news = await createNews({ body: shownIn(id) })
    const data = { title: 'News', body: bodyOf() }
    await payload.update({ collection: 'news', id: news.id, locale: 'en', data })
    expect((await remove(id)).status).toBe(409)
  })
})
