import { isDeepStrictEqual } from 'node:util'
import { type Language, languages } from '@washhouse/contract/language'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import {
  initTransaction,
  isolateObjectProperty,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { z } from 'zod'
import { readCsv, UnreadableCsv } from '../../../platform/csv/read-csv.ts'
import { writeInRequestTransaction } from '../../../platform/database/whole-writes.ts'
import { readOr } from '../../../platform/fields/normalized.ts'
import { distanceOutside } from '../place/shop-place.ts'
import { fillProvinces } from '../provinces/fill-provinces.ts'
import { branchColumns, type BranchRow, type Fault, readBranchRow } from './branch-columns.ts'
import { columnOf, sharedData, textData } from './branch-data.ts'
import { type Province, provinceFinder } from './find-province.ts'

export interface ImportReport {
  created: number
  updated: number
  unchanged: number
  /** If there are any, nothing was stored. */
  faults: Fault[]
  /** Worth a look, but stored all the same. */
  warnings: Fault[]
}

/** Ends the transaction of a dry run, or of a file with faults. */
class Undone extends Error {}

/**
 * Creates and updates branches from a CSV file, all or none; a dry run stores nothing and reports the same. A branch is found
 * by its `slug`. A missing column changes nothing, an empty cell clears its field.
 */
export async function importBranches(
  req: PayloadRequest,
  file: Uint8Array,
  { isDryRun = false } = {},
): Promise<ImportReport> {
  const report: ImportReport = { created: 0, updated: 0, unchanged: 0, faults: [], warnings: [] }
  const rows = readRows(file, report.faults)
  await fillProvinces(req.payload)
  const findProvince = await provinceFinder(req)
  try {
    await writeInRequestTransaction(req, async () => {
      const seen = new Set<string>()
      for (const row of rows) await importRow(req, row, { report, findProvince, seen })
      if (isDryRun || report.faults.length > 0) throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  report.faults.sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
  return report
}

interface Row {
  line: number
  values: BranchRow
}

const required = ['slug', 'name_th', 'province']

function readRows(file: Uint8Array, faults: Fault[]): Row[] {
  try {
    const { columns, rows } = readCsv(file)
    const refuse = (column: string, reason: string) => faults.push({ line: 1, column, reason })
    const known: readonly string[] = branchColumns
    for (const column of columns)
      if (!known.includes(column)) refuse(column, `unknown column; known are ${known.join(', ')}`)
    for (const column of required)
      if (!columns.includes(column)) refuse(column, 'the column is missing')
    if (columns.includes('weekend_hours') && !columns.includes('hours'))
      refuse('weekend_hours', 'needs the column hours beside it')
    if (faults.length > 0) return []
    return rows.map((row) => ({ line: row.line, values: readBranchRow(row, faults) }))
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error
    faults.push({ line: error.line, column: null, reason: error.message })
    return []
  }
}

interface Import {
  report: ImportReport
  findProvince: (written: string) => Province | undefined
  /** The slugs of earlier rows. */
  seen: Set<string>
}

async function importRow(
  req: PayloadRequest,
  { line, values }: Row,
  { report, findProvince, seen }: Import,
): Promise<void> {
  const { faults, warnings } = report
  const { slug, latitude, longitude } = values
  const refuse = (column: string | null, reason: string) => faults.push({ line, column, reason })
  const province = values.province === undefined ? undefined : findProvince(values.province)
  if (values.province && !province) refuse('province', `there is no province "${values.province}"`)
  if (slug && seen.has(slug)) refuse('slug', `"${slug}" is in an earlier row`)
  if (slug) seen.add(slug)
  if (!slug || !province || faults.some((fault) => fault.line === line)) return
  const stray =
    latitude && longitude
      ? distanceOutside({ code: province.code, name: province.name.th }, [longitude, latitude])
      : null
  if (stray) {
    const reason = `about ${stray.kilometres} km outside ${stray.province.en}`
    warnings.push({ line, column: 'latitude', reason })
  }
  try {
    report[await storeBranch(req, slug, { values, province })] += 1
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    for (const { column, reason } of error.faults) refuse(column, reason)
    // On PostgreSQL Payload has ended the transaction. The next rows need another, which is undone at the end.
    await initTransaction(req)
  }
}

/** Why a branch cannot be stored. */
class Refused extends Error {
  readonly faults: Pick<Fault, 'column' | 'reason'>[]

  constructor(faults: Pick<Fault, 'column' | 'reason'>[]) {
    super('refused')
    this.faults = faults
  }
}

const Texts = z.object({ th: z.string().nullish(), en: z.string().nullish() }).nullish()
const StoredBranch = z.looseObject({
  id: z.number(),
  _status: z.enum(['draft', 'published']).nullish(),
  name: Texts,
  landmark: Texts,
})
type StoredBranch = z.infer<typeof StoredBranch>

async function storeBranch(
  req: PayloadRequest,
  slug: string,
  { values, province }: { values: BranchRow; province: Province },
): Promise<'created' | 'updated' | 'unchanged'> {
  const stored = await findBranch(req, slug, values.status)
  const status = values.status ?? stored?._status ?? 'published'
  const data = {
    th: { ...sharedData(values, province), ...textData(values, 'th') },
    en: textData(values, 'en'),
  }
  if (!stored) {
    const id = await save(req, { language: 'th', status, data: { ...data.th, slug } })
    await save(req, { id, language: 'en', status, data: data.en })
    return 'created'
  }
  const isMoved = status !== stored._status
  const changed = languages.filter(
    (language) =>
      (isMoved && language === 'th') ||
      !hasAll(inLanguage(stored, language), normalizedValues(req, data[language])),
  )
  for (const language of changed)
    await save(req, { id: stored.id, language, status, data: data[language] })
  return changed.length > 0 ? 'updated' : 'unchanged'
}

/** The newest version of the branch, with its texts in both languages. Refuses to publish somebody's draft. */
async function findBranch(
  req: PayloadRequest,
  slug: string,
  status: BranchRow['status'],
): Promise<StoredBranch | undefined> {
  const where = { slug: { equals: slug } }
  const common = { collection: 'branches', where, locale: 'all', depth: 0, req } as const
  const [published] = (await req.payload.find(common)).docs
  const [newest] = (await req.payload.find({ ...common, draft: true })).docs
  if (status !== 'draft' && published?._status === 'published' && newest?._status === 'draft')
    throw new Refused([
      { column: null, reason: 'has a draft in the admin: publish or discard it first' },
    ])
  return newest && StoredBranch.parse(newest)
}

function inLanguage(stored: StoredBranch, language: Language): Record<string, unknown> {
  return { ...stored, name: stored.name?.[language], landmark: stored.landmark?.[language] }
}

/** The values as they are stored, for example a phone number in its international form. */
function normalizedValues({ payload }: PayloadRequest, values: object): object {
  const { flattenedFields } = payload.collections.branches.config
  const normalize = new Map<string, unknown>(
    flattenedFields.map(({ name, custom }) => [name, custom?.['normalize']]),
  )
  const entries = Object.entries(values).map(([name, value]) => {
    const read = normalize.get(name)
    return [name, typeof read === 'function' ? readOr((typed) => read(typed), value) : value]
  })
  return Object.fromEntries(entries)
}

/** Whether a record has these values. An empty text is the same as none. */
function hasAll(stored: Record<string, unknown>, values: object): boolean {
  return Object.entries(values).every(([name, value]) => {
    const known = stored[name] ?? null
    const isGroup = isPlainObject(value) && isPlainObject(known)
    return isGroup ? hasAll(known, value) : isDeepStrictEqual(known, value === '' ? null : value)
  })
}

interface Save {
  /** Undefined: a new branch. */
  id?: number
  language: Language
  status: 'draft' | 'published'
  data: ReturnType<typeof sharedData> & ReturnType<typeof textData> & { slug?: string }
}

async function save(req: PayloadRequest, { id, language, status, data }: Save): Promise<number> {
  const own = isolateObjectProperty(req, ['context', 'locale'])
  // Hooks store notes about the record here.
  own.context = {}
  const common = { collection: 'branches', locale: language, req: own } as const
  const draft = status === 'draft'
  try {
    if (id === undefined) {
      const { name = '', slug = '', province = 0, ...others } = data
      const created = { ...others, name, slug, province, _status: status }
      return (await req.payload.create({ ...common, data: created, draft })).id
    }
    await req.payload.update({ ...common, id, data: { ...data, _status: status }, draft })
    return id
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const { errors } = error.data
    throw new Refused(
      errors.map(({ path, message }) => ({ column: columnOf(path, language), reason: message })),
    )
  }
}
