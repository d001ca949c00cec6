import type { BasePayload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePayload, openPayload } from '../../composition/open-payload.ts'
import { createExample } from '../../../testing/example-records.ts'
import { createNewsCategory, mediaData, staffData } from '../../../testing/record-data.ts'
import type { News } from '../../platform/payload-types.ts'

let payload: BasePayload
let category: number
let count = 0

beforeAll(async () => {
  payload = await openPayload()
  category = await createNewsCategory(payload)
})
afterAll(() => closePayload(payload))

type Fields = Partial<Omit<News, 'id' | 'createdAt' | 'updatedAt'>>

async function create(fields: Fields): Promise<News> {
  count += 1
  const needed = { slug: `news-${count}`, title: 'ข่าว', category }
  const data = { ...needed, _status: 'published', ...fields } as const
  return await payload.create({ collection: 'news', locale: 'th', data })
}

async function update(id: number, locale: 'th' | 'en', data: Fields): Promise<News> {
  return await payload.update({
    collection: 'news',
    id,
    locale,
    data: { _status: 'published', ...data },
  })
}

function article(...parts: object[]): NonNullable<News['body']> {
  const element = { direction: null, format: '', indent: 0, version: 1 } as const
  const children = parts.map((part) => ({ type: 'paragraph', ...element, ...part }))
  return { root: { type: 'root', ...element, children } }
}

function words(text: string): object {
  const leaf = { detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
  return { children: [{ type: 'text', text, ...leaf }] }
}

function picture(id: string): object {
  return {
    type: 'upload',
    relationTo: 'media',
    value: id,
    fields: {},
    id: '6560c1d2a1b2c3d4e5f60718',
  }
}

function link(url: string): object {
  const fields = { linkType: 'custom', url, newTab: false }
  const text = { detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
  const child = { type: 'text', text: 'ดู', ...text }
  const element = { direction: null, format: '', indent: 0, version: 3 }
  return { children: [{ type: 'link', ...element, fields, children: [child] }] }
}

describe('an article that is saved', () => {
  it('has its HTML beside it in each language', async () => {
    const { id, bodyHtml } = await create({ body: article(words('ซักฟรี')) })
    expect(bodyHtml).toBe('<p>ซักฟรี</p>')
    const english = await update(id, 'en', { title: 'News', body: article(words('Free washing')) })
    expect(english.bodyHtml).toBe('<p>Free washing</p>')
    const again = await update(id, 'th', { body: article(words('อบฟรี')) })
    expect(again.bodyHtml).toBe('<p>อบฟรี</p>')
    const all = await payload.findByID({ collection: 'news', id, locale: 'en' })
    expect(all.bodyHtml).toBe('<p>Free washing</p>')
  })

  it('keeps its HTML when something else is saved, and loses it with the text', async () => {
    const { id } = await create({ body: article(words('ซักฟรี')) })
    expect((await update(id, 'th', { title: 'ใหม่' })).bodyHtml).toBe('<p>ซักฟรี</p>')
    expect((await update(id, 'th', { body: null })).bodyHtml).toBeNull()
  })

  it('shows pictures with their description in its language, and nothing for a picture that is none', async () => {
    const { id: shown } = await createExample(payload, 'media')
    const { id: hidden } = await createExample(payload, 'library-files')
    await payload.update({
      collection: 'media',
      id: shown,
      locale: 'en',
      data: { alt: 'At night' },
    })
    const body = article(words('ก'), picture(String(shown)), picture(String(hidden)))
    const { id, bodyHtml } = await create({ body })
    expect(bodyHtml).toBe(
      `<p>ก</p><img src="/assets/${shown}?width=960&amp;format=webp" width="40" height="20" alt="หน้าร้านตอนกลางคืน" loading="lazy">`,
    )
    const english = await update(id, 'en', { title: 'News', body })
    expect(english.bodyHtml).toContain('alt="At night"')
  })

  it('takes no HTML from those who write it', async () => {
    const user = await payload.create({ collection: 'staff', data: staffData('html-editor') })
    const { id } = await create({ body: article(words('ซักฟรี')) })
    const editor: TypedUser = { ...user, collection: 'staff' }
    for (const access of [{}, { overrideAccess: false, user: editor }]) {
      const data = { bodyHtml: '<script>1</script>', video: 'javascript:1' }
      const saved = await payload.update({ collection: 'news', id, locale: 'th', data, ...access })
      expect(saved).toMatchObject({ bodyHtml: '<p>ซักฟรี</p>', video: null })
    }
  })

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])(
    'is refused with a link to %s',
    async (url) => {
      await expect(create({ body: article(link(url)) })).rejects.toThrow(/เนื้อหา|Article|body/)
      const { bodyHtml } = await create({ body: article(link('/branch')) })
      expect(bodyHtml).toBe('<p><a href="/branch">ดู</a></p>')
    },
  )
})

describe('the name of news in their address', () => {
  it.each(['', 'ข่าว', 'Free Dry', '2026', 'a--b', '-a', 'a_b', 'a'.repeat(81)])(
    'cannot be %j',
    async (slug) => {
      await expect(create({ slug })).rejects.toMatchObject({ status: 400 })
    },
  )

  it('is given once', async () => {
    await create({ slug: 'given-once' })
    await expect(create({ slug: 'given-once' })).rejects.toMatchObject({ status: 400 })
  })
})

describe('the video of news', () => {
  const film = 'M7lc1UVf-VE'

  it.each([
    `https://www.youtube.com/watch?v=${film}`,
    `https://youtu.be/${film}?si=abc`,
    `https://m.youtube.com/watch?app=desktop&v=${film}`,
    `https://youtube.com/shorts/${film}`,
    `https://www.youtube-nocookie.com/embed/${film}`,
  ])('may be %s', async (videoLink) => {
    expect((await create({ videoLink })).video).toBe(videoLink)
  })

  it.each([
    `http://www.youtube.com/watch?v=${film}`,
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@channel',
    `https://www.youtube.com.evil.example/watch?v=${film}`,
    `https://evil.example/watch?v=${film}`,
    `javascript:alert('${film}')`,
    'https://vimeo.com/1',
  ])('cannot be %s', async (videoLink) => {
    await expect(create({ videoLink })).rejects.toMatchObject({ status: 400 })
  })

  it('may be a stored file instead, which is named by its address, but not both', async () => {
    const data = Buffer.from('\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x08mdat', 'latin1')
    const file = { data, name: 'how.mp4', mimetype: 'video/mp4', size: data.length }
    const { id } = await payload.create({ collection: 'media', data: mediaData(), file })
    expect((await create({ videoFile: id })).video).toBe(`/assets/${id}`)
    const both = create({ videoFile: id, videoLink: `https://youtu.be/${film}` })
    await expect(both).rejects.toMatchObject({ status: 400 })
    const { id: photo } = await createExample(payload, 'media')
    await expect(create({ videoFile: String(photo) })).rejects.toMatchObject({ status: 400 })
  })
})
