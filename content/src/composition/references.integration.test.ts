import { randomUUID } from 'node:crypto'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { type BasePayload, createLocalReq, type FlattenedField } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBanner } from '../../testing/banner-records.ts'
import { fieldsOf } from '../../testing/config-fields.ts'
import { startEditorCalls } from '../../testing/editor-calls.ts'
import { createMedia, createNewsCategory, createSector } from '../../testing/record-data.ts'
import { env } from '../platform/env.ts'
import { isLinkField } from '../platform/fields/contact-fields.ts'
import { keyOfColumn, columnsTo, holdsPaths } from '../platform/uses/find-uses.ts'
import { refuseWhileUsed } from '../platform/uses/refuse-while-used.ts'
import { tableNameOf } from '../core/records/stored-entity.ts'
import { fileUses } from './areas.ts'
import { closePayload, openPayload } from './open-payload.ts'

let payload: BasePayload
let editor: Awaited<ReturnType<typeof startEditorCalls>>

beforeAll(async () => {
  payload = await openPayload()
  editor = await startEditorCalls(payload)
})
afterAll(async () => {
  editor.stop()
  await closePayload(payload)
})

describe('a picture that one editor deletes while another puts it to use', () => {
  it('is kept and used, or gone and not used', async () => {
    const banner = await createBanner(payload, { text: 'พร้อมกัน' })
    for (let round = 0; round < 12; round += 1) {
      const image = await createMedia(payload)
      const [removed, saved] = await Promise.all([
        editor.call(`/media/${image}`, 'DELETE'),
        editor.call(`/banners/${banner}`, 'PATCH', { body: { image, _status: 'published' } }),
      ])
      const [kept] = (await payload.find({ collection: 'media', where: { id: { equals: image } } }))
        .docs
      const stored = await payload.findByID({ collection: 'banners', id: banner })
      const seen = `${removed.status} ${saved.status} ${removed.text} ${saved.text}`
      expect([200, 409], seen).toContain(removed.status)
      expect([200, 400, 409], seen).toContain(saved.status)
      expect(stored.image === image, seen).toBe(saved.status === 200)
      expect(kept !== undefined, seen).toBe(removed.status !== 200)
      expect(stored.image !== image || kept !== undefined, seen).toBe(true)
      if (kept) await access(join(env.mediaDir, String(kept.filename)))
    }
  })
})

describe('a record that others refer to', () => {
  it('is refused to be deleted, in every collection but these', () => {
    const referred = [...new Set(references().map(({ to }) => to))]
    const free = referred.filter(
      (slug) => !payload.collections[slug].config.hooks.beforeDelete.includes(refuseWhileUsed),
    )
    // Notes about former staff and closed shops stay. Photos are deleted after their lead, member pictures at any time.
    expect(free.toSorted()).toEqual(['branches', 'lead-photos', 'member-pictures', 'staff'])
    expect(referred.length).toBeGreaterThan(free.length)
  })

  it('is found by every field that may hold it, in versions too', () => {
    const all = references()
    for (const { field, path, to } of all) {
      const [slug = '', ...rest] = path.split('.')
      const found = columnsTo(payload, to).filter((column) => {
        const { entity, fields } = column
        if (holdsPaths(column) !== isMany(field)) return false
        const rowPath = [...(entity.isVersions ? ['version'] : []), ...rest].join('.')
        const key = keyOfColumn(column, holdsPaths(column) ? rowPath : undefined)
        return entity.slug === slug && fields.get(key)?.field === field
      })
      const tables = found.map(({ entity }) => (entity.isVersions ? 'versions' : 'now'))
      expect(tables.toSorted(), path).toEqual(hasVersions(slug) ? ['now', 'versions'] : ['now'])
    }
    expect(all.length).toBeGreaterThan(30)
  })

  it('is found behind every field that leads somewhere', async () => {
    const texts = fieldsOf(payload.config).filter(({ field }) => field.type === 'text')
    const areLinks = await Promise.all(texts.map(({ field }) => takesOnlyLinks(field)))
    const leading = texts.filter((_, index) => areLinks[index])
    expect(leading.length).toBeGreaterThan(3)
    expect(leading.filter(({ field }) => !isLinkField(field)).map(({ path }) => path)).toEqual([])
  })

  it('is a category too: one that the home page alone shows is not deleted', async () => {
    const category = await createNewsCategory(payload, 'เปิดสาขาใหม่')
    const section = { blockType: 'promotions', title: 'โปรโมชั่น', category } as const
    const home = await payload.updateGlobal({
      slug: 'home',
      locale: 'th',
      data: { heroTitle: 'ซักสะอาด', sections: [section], _status: 'published' },
    })
    expect(home.sections).toHaveLength(1)
    const { status, message } = await editor.call(`/news-categories/${category}`, 'DELETE')
    expect(status).toBe(409)
    expect(message).toMatch(/Home page \(.*News category to show\)/)
  })

  it('is a province or a region too', async () => {
    const sector = await createSector(payload)
    const { id: province } = await payload.create({
      collection: 'provinces',
      data: { name: 'ลำพูน', sector },
    })
    expect((await editor.call(`/sectors/${sector}`, 'DELETE')).message).toContain('Province “ลำพูน”')
    expect((await editor.call(`/provinces/${province}`, 'DELETE')).status).toBe(200)
    expect((await editor.call(`/sectors/${sector}`, 'DELETE')).status).toBe(200)
  })
})

it('the readers of library files in a record are declared by its feature', () => {
  const named = new Set(fileUses.map(({ entity }) => tableNameOf(entity)))
  const holding = columnsTo(payload, 'library-files').flatMap(({ entity, tables }) =>
    entity.isVersions ? [] : [tables.at(-1) ?? ''],
  )
  expect(holding.filter((table) => !named.has(table))).toEqual([])
})

/** Fields that refer to other records of ours, with the collection they refer to. */
function references() {
  return fieldsOf(payload.config).flatMap(({ path, field }) => {
    if (field.type !== 'upload' && field.type !== 'relationship') return []
    return [field.relationTo].flat().map((to) => ({ path, field, to }))
  })
}

function isMany(field: FlattenedField): boolean {
  return 'hasMany' in field && field.hasMany === true
}

/** True if the field accepts the address of a file and refuses other text. */
async function takesOnlyLinks(field: FlattenedField): Promise<boolean> {
  if (!('validate' in field) || !field.validate) return false
  const { validate } = field
  const req = await createLocalReq({ locale: 'th' }, payload)
  const options = { ...field, data: {}, siblingData: {}, operation: 'create', path: [], req }
  const takes = async (value: string) =>
    (await Reflect.apply(validate, undefined, [value, options])) === true
  return (await takes(`/assets/${randomUUID()}`)) && !(await takes('ก ข'))
}

function hasVersions(slug: string): boolean {
  const { collections, globals } = payload.config
  return [...collections, ...globals].some((each) => each.slug === slug && Boolean(each.versions))
}
