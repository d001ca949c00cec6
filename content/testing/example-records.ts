import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { BasePayload, CollectionSlug, GlobalSlug, TypedUser } from 'payload'
import type { AccessRules } from './access-rules.ts'

type OwnSlug = Exclude<CollectionSlug, `payload-${string}`>

export interface Example {
  payload: BasePayload
  /** Differs from record to record. */
  mark: string
  status: 'draft' | 'published'
  /** Access of the caller of the Local API; full access by default. */
  access: { overrideAccess: boolean; user?: TypedUser }
  /** `access`, in Thai, as a draft if requested. */
  common: { overrideAccess: boolean; user?: TypedUser; locale: 'th'; draft: boolean }
}

/** Access rules of a feature's collections and globals, and how to create a valid record. */
export interface AreaExamples {
  collections?: {
    [Slug in OwnSlug]?: {
      access: AccessRules
      create(example: Example): Promise<{ id: number | string }>
    }
  }
  globals?: { [Slug in GlobalSlug]?: AccessRules }
}

const folders = ['../src/features/', '../src/core/'].map((path) => new URL(path, import.meta.url))
const examples = await Promise.all((await Promise.all(folders.map(findExamples))).flat().map(read))

const collections: NonNullable<AreaExamples['collections']> = Object.assign(
  {},
  ...examples.map((area) => area.collections),
)
const globals: NonNullable<AreaExamples['globals']> = Object.assign(
  {},
  ...examples.map((area) => area.globals),
)

/** Our own collections; `createExample` creates a valid record of each. */
export const exampleSlugs = Object.keys(collections).filter(isExampleSlug)

export const collectionRules: Record<string, AccessRules> = Object.fromEntries(
  Object.entries(collections).map(([slug, { access }]) => [slug, access]),
)

export const globalRules: Record<string, AccessRules> = globals

/** Creates a valid record in Thai, published unless a draft is requested. */
export async function createExample(
  payload: BasePayload,
  slug: OwnSlug,
  {
    status = 'published',
    access = { overrideAccess: true },
  }: Partial<Pick<Example, 'status' | 'access'>> = {},
): Promise<{ id: number | string }> {
  const example = collections[slug]
  if (!example) throw new Error(`No <area>.examples.fixtures.ts makes a record of ${slug}`)
  const mark = randomUUID().slice(0, 8)
  const common = { ...access, locale: 'th', draft: status === 'draft' } as const
  return await example.create({ payload, mark, status, access, common })
}

function isExampleSlug(slug: string): slug is OwnSlug {
  return slug in collections
}

/** `<area>/<area>.examples.fixtures.ts` of each folder. The access test fails for a feature without one. */
async function findExamples(folder: URL): Promise<URL[]> {
  const entries = await readdir(folder, { recursive: true })
  return entries
    .filter((path) => path.endsWith('.examples.fixtures.ts'))
    .map((path) => new URL(path, folder))
}

async function read(file: URL): Promise<AreaExamples> {
  const module: { examples: AreaExamples } = await import(file.href)
  return module.examples
}
