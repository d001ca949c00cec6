import type { FieldHook, TextField } from 'payload'
import { label } from '../languages/labels.ts'
import { required } from './contact-rules.ts'
import { validatedText } from './text-fields.ts'

const longestSlug = 80

/** The unique name of a record in its address, at most 80 characters. */
export function slugField(example: string): TextField {
  const requireSlug = required({
    passes: isSlug,
    th: `ใช้ได้เฉพาะ a-z ตัวเลข และขีดกลางระหว่างคำ เช่น ${example} (ไม่เกิน 80 ตัว)`,
    en: `Only a-z, digits and single hyphens between words, for example ${example} (at most 80).`,
  })
  return {
    ...validatedText('slug', label('ชื่อในลิงก์', 'Name in the address'), requireSlug, {
      position: 'sidebar',
      placeholder: example,
    }),
    hooks: { beforeDuplicate: [findFreeSlug] },
    required: true,
    unique: true,
    index: true,
  }
}

function isSlug(text: string): boolean {
  // Only digits would be read as an id.
  return text.length <= longestSlug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && /[a-z]/.test(text)
}

/**
 * The slug of a copy: the first free slug-2, slug-3, … Replaces a number at the end only if the slug without it is taken.
 */
const findFreeSlug: FieldHook = async ({ collection, req, value }) => {
  const [, base, number] = /^(.+?)(?:-(\d+))?$/.exec(typeof value === 'string' ? value : '') ?? []
  if (!collection || base === undefined) return value
  const asked = {
    collection: collection.slug,
    where: { slug: { like: base.slice(0, longestSlug - 6) } },
    pagination: false,
    req,
  }
  // A draft may have another slug than the published record.
  const published = await req.payload.find(asked)
  const newest = await req.payload.find({ ...asked, draft: true })
  const records: object[] = [...published.docs, ...newest.docs]
  const taken = new Set<unknown>(records.map((each) => 'slug' in each && each.slug))
  const stem = number === undefined || taken.has(base) ? base : `${base}-${number}`
  for (let next = 2; ; next += 1) {
    const slug = `${stem.slice(0, longestSlug - `-${next}`.length).replace(/-$/, '')}-${next}`
    if (!taken.has(slug)) return slug
  }
}
