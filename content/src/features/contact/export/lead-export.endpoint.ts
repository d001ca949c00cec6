import { isPlainObject } from '@washhouse/contract/wire/brackets'
import type { PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { setImmediate } from 'node:timers/promises'
import { noteStaffAct } from '../../../core/audit/staff-audit.rows.ts'
import { staffEndpoint } from '../../../core/rest/staff-endpoint.ts'
import { isEditor } from '../../../platform/access.ts'
import { byteOrderMark, csvRow } from '../../../platform/csv/csv.ts'
import { log } from '../../../platform/log.ts'
import { streamOf } from '../../../platform/stream-of.ts'
import type { Lead } from '../../../platform/payload-types.ts'
import { detailsOfKinds } from '../lead/lead-kinds.ts'
import { leadEmailTexts, type LeadEmailTexts } from '../lead/lead-texts.ts'

/** The list as a file for spreadsheets: GET /cms-api/leads/export, with the list's filters. */
export const exportLeads = staffEndpoint('get', '/export', isEditor, async (req, user) => {
  const where = askedWhere(req)
  // Refuses an invalid filter before the response starts.
  const { totalDocs } = await req.payload.count({
    collection: 'leads',
    where,
    overrideAccess: false,
    req,
  })
  const [day] = sortableTime(new Date().toISOString()).split(' ')
  await noteStaffAct(req.payload, {
    act: 'export',
    by: user.id,
    about: 'leads',
    // Each exported page is audited with its ids.
    ids: [],
    count: totalDocs,
  })
  log.info({ staff: user.id, leads: totalDocs }, 'leads are exported')
  return new Response(streamOf(writeFile(req, where), 'the export of leads failed'), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="leads-${day}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
})

function askedWhere({ payload, query }: PayloadRequest): Where {
  const { search, where } = query
  return mergeListSearchAndWhere({
    collectionConfig: payload.collections.leads.config,
    search: typeof search === 'string' ? search : '',
    where: isWhere(where) ? where : {},
  })
}

const isWhere = (value: unknown): value is Where => isPlainObject(value)

async function* writeFile(req: PayloadRequest, where: Where): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(exportTitles(req))
  for await (const page of readExportRows(req, where)) yield page.map(csvRow).join('')
}

const columns = [
  'createdAt',
  'kind',
  'status',
  'assignee',
  'firstName',
  'lastName',
  'phone',
  'email',
  'message',
  'messages',
  ...detailsOfKinds,
  'reference',
  'language',
  'consentAt',
  'consentVersion',
  'consentChannel',
  'source',
  'looksAutomatic',
  'firstAnsweredAt',
  'notes',
]

const pageSize = 200

export function exportTitles({ payload, i18n }: PayloadRequest): string[] {
  const words = leadEmailTexts(payload, i18n)
  return columns.map((column) => words.titleOf(column))
}

/** The cells of the matching leads, newest first, page by page. */
export async function* readExportRows(
  req: PayloadRequest,
  where: Where,
): AsyncGenerator<string[][]> {
  const { payload, i18n } = req
  const words = leadEmailTexts(payload, i18n)
  let start: Where = {}
  for (;;) {
    const { docs } = await payload.find({
      collection: 'leads',
      where: { and: [where, start] },
      sort: ['-createdAt', '-id'],
      limit: pageSize,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const page: string[][] = []
    for (const lead of docs) page.push(await cellsOf(lead, words))
    yield page
    const last = docs.at(-1)
    if (!last || docs.length < pageSize) return
    start = isAfter(last)
    // SQLite answers within the same tick; yields so that other requests get a turn.
    await setImmediate()
  }
}

/**
 * Keyset pagination: page numbers would miss or repeat a lead when one is added or deleted meanwhile. The first condition is
 * redundant, but lets the database use the index.
 */
function isAfter({ id, createdAt }: Lead): Where {
  const isEarlier: Where[] = [{ createdAt: { less_than: createdAt } }, { id: { less_than: id } }]
  return { and: [{ createdAt: { less_than_equal: createdAt } }, { or: isEarlier }] }
}

function cellsOf(lead: Lead, words: LeadEmailTexts): Promise<string[]> {
  const stored: Record<string, unknown> = { ...lead }
  const cells = columns.map(async (column) => {
    if (column === 'notes' || column === 'messages')
      return (lead[column] ?? []).flatMap(({ text }) => text ?? []).join('\n')
    if (column === 'createdAt' || column === 'consentAt' || column === 'firstAnsweredAt')
      return sortableTime(lead[column])
    return await words.valueOf(column, stored[column])
  })
  return Promise.all(cells)
}

/** '2026-11-21 14:05' in Thailand. Spreadsheets read it as a time and sort it. */
export function sortableTime(moment: string | null | undefined): string {
  if (!moment) return ''
  const inThailand = new Date(Date.parse(moment) + 7 * 3_600_000)
  return inThailand.toISOString().slice(0, 16).replace('T', ' ')
}
