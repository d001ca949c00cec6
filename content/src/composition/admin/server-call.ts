import type { SanitizedConfig } from 'payload'
import { z } from 'zod'

const text = z.string().max(1000).nullish()
const name = z.string().max(200)
const names = z.union([name, z.array(name).min(1)])
const id = z.union([name, z.number()]).nullish()
const flag = z.boolean().nullish()
const record = z.record(z.string(), z.unknown()).nullish()
const language = z.enum(['th', 'en'])

const Args = z.looseObject({
  checkForStaleData: flag,
  collectionSlug: names.nullish(),
  columns: z.array(z.looseObject({ accessor: name })).nullish(),
  data: record,
  disableActions: flag,
  docID: id,
  docPermissions: record,
  docPreferences: record,
  documentFormState: record,
  drawerSlug: text,
  enableRowSelections: flag,
  formState: record,
  globalSlug: name.nullish(),
  id,
  initialBlockData: record,
  initialBlockFormState: record,
  initialData: record,
  name: text,
  operation: z.enum(['create', 'update']).nullish(),
  orderableFieldName: text,
  originalUpdatedAt: text,
  overrideData: flag,
  overrideEntityVisibility: flag,
  paramsOverride: z.looseObject({ segments: z.array(name).nullish() }).nullish(),
  parent: z.looseObject({ id, collectionSlug: name, joinPath: name }).nullish(),
  path: text,
  query: z
    .looseObject({
      sort: z.union([text, z.array(name)]),
      where: record,
      limit: id,
      page: id,
    })
    .nullish(),
  readOnly: flag,
  renderAllFields: flag,
  renderRowTypes: flag,
  returnLockStatus: flag,
  schemaPath: text,
  searchParams: record,
  select: record,
  tableAppearance: text,
  updateLastEdited: flag,
  versions: record,
  widgetData: record,
  widgetSlug: text,
})

const ofOne = Args.extend({ collectionSlug: name })
const ofEntity = Args.extend({ collectionSlug: name.nullish() }).refine(
  ({ collectionSlug, globalSlug, widgetSlug }) => collectionSlug ?? globalSlug ?? widgetSlug,
)

/**
 * The functions that pages of this admin call, with their arguments. Payload has more, such as folders and scheduled
 * publishing, which this admin does not use.
 */
const argsOf = new Map<unknown, z.ZodType<object>>([
  ['copy-data-from-locale', ofEntity.safeExtend({ fromLocale: language, toLocale: language })],
  ['form-state', ofEntity],
  ['get-default-layout', Args],
  ['render-document', ofOne],
  ['render-document-slots', ofOne],
  [
    'render-field',
    Args.extend({ schemaPath: z.string().regex(/^(?:collection|global)\.[\w-]+\./) }),
  ],
  ['render-list', ofOne],
  ['render-widget', Args.extend({ widgetSlug: name })],
  ['table-state', Args.extend({ collectionSlug: names })],
])

/** True if a page of the admin makes such a call. Payload would fail with a 500 on any other. */
export function isServerCall(
  call: unknown,
  { collections, globals }: Pick<SanitizedConfig, 'collections' | 'globals'>,
): boolean {
  const { data: given } = z.object({ name: z.string(), args: z.unknown() }).safeParse(call)
  const sound = argsOf.get(given?.name)?.safeParse(given?.args ?? {})
  if (!sound?.success) return false
  const known = new Set<string>([...collections, ...globals].map(({ slug }) => slug))
  return slugsIn(sound.data).every((slug) => known.has(slug))
}

const Named = z.object({
  collectionSlug: Args.shape.collectionSlug,
  globalSlug: Args.shape.globalSlug,
  parent: Args.shape.parent,
  schemaPath: text,
})

function slugsIn(args: object): string[] {
  const { collectionSlug, globalSlug, parent, schemaPath } = Named.parse(args)
  const [, ofPath] = /^(?:collection|global)\.([\w-]+)/.exec(schemaPath ?? '') ?? []
  const slugs = [collectionSlug, globalSlug, parent?.collectionSlug, ofPath].flat()
  return slugs.filter((slug) => typeof slug === 'string')
}
