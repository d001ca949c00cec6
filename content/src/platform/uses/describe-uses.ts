import { getTranslation } from '@payloadcms/translations'
import {
  createLocalReq,
  type BasePayload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { say } from '../languages/say.ts'
import type { State, Use } from './find-uses.ts'

/** A use in words, and its link in the admin. */
export interface Place {
  words: string
  href: string
}

type Reader = Pick<PayloadRequest, 'i18n' | 'payload'>

/** In the given order; a record that is not public is named only by its id. */
export async function describeUses(reader: Reader, uses: readonly Use[]): Promise<Place[]> {
  const titles = await readTitles(reader, uses)
  return uses.map((use) => ({
    words: wordsOf(reader, use, titles.get(nameOf(use))),
    href: hrefOf(reader.payload, use),
  }))
}

function wordsOf(reader: Reader, use: Use, title: string | undefined): string {
  const { i18n, payload } = reader
  const { collections, globals } = payload.config
  const label =
    use.kind === 'global'
      ? globals.find(({ slug }) => slug === use.slug)?.label
      : collections.find(({ slug }) => slug === use.slug)?.labels.singular
  const whose = [
    getTranslation(label ?? use.slug, i18n),
    use.id === undefined ? '' : (title ?? use.id),
  ]
  const fields = use.way.flatMap((field) => {
    const name = 'label' in field && field.label ? getTranslation(field.label, i18n) : ''
    return name === '' ? [] : [name]
  })
  const where = fields.length > 0 ? fields.join(' › ') : use.field
  return `${whose.filter((word) => word !== '').join(' ')} (${[where, ...stateTexts(reader, use.state)].join(', ')})`
}

function stateTexts(reader: Reader, state: State): string[] {
  if (state === 'now') return []
  return [
    state === 'draft'
      ? say(reader, 'ฉบับร่าง', 'draft')
      : say(reader, 'ฉบับก่อนหน้าที่ยังเรียกคืนได้', 'an earlier version that can be restored'),
  ]
}

function hrefOf({ config }: BasePayload, { kind, slug, id }: Use): string {
  const { admin } = config.routes
  return kind === 'global' ? `${admin}/globals/${slug}` : `${admin}/collections/${slug}/${id}`
}

function nameOf({ slug, id }: Pick<Use, 'slug' | 'id'>): string {
  return `${slug} ${id}`
}

async function readTitles(reader: Reader, uses: readonly Use[]): Promise<Map<string, string>> {
  const ids = new Map<string, Set<number | string>>()
  for (const { slug, id } of uses)
    if (id !== undefined) ids.set(slug, (ids.get(slug) ?? new Set()).add(id))
  const titles = new Map<string, string>()
  for (const config of reader.payload.config.collections) {
    const wanted = ids.get(config.slug)
    if (!wanted || !(await isPublic(reader.payload, config))) continue
    const { docs } = await reader.payload.find({
      collection: config.slug,
      where: { id: { in: [...wanted] } },
      depth: 0,
      pagination: false,
      locale: reader.i18n.language === 'en' ? 'en' : 'th',
      fallbackLocale: 'th',
    })
    for (const doc of docs) {
      const [, title] = Object.entries(doc).find(([name]) => name === config.admin.useAsTitle) ?? []
      if (typeof title === 'string' && title !== '')
        titles.set(nameOf({ slug: config.slug, id: doc.id }), `“${title}”`)
    }
  }
  return titles
}

/** The text also appears in the log. */
async function isPublic(payload: BasePayload, { access }: SanitizedCollectionConfig) {
  return (await access.read({ req: await createLocalReq({}, payload) })) !== false
}
