import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { type Endpoint, Forbidden, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { noteStaffAct } from '../../../engines/audit/staff-audit.rows.ts'
import { isEditor } from '../../../ground/access.ts'
import { byteOrderMark, csvRow } from '../../../ground/csv/csv.ts'
import { log } from '../../../ground/log.ts'
import { streamOf } from '../../../ground/stream-of.ts'
import { exportTitles, readExportRows, sortableTime } from './lead-export.rows.ts'

/** The list as a file for spreadsheets: GET /cms-api/leads/export, filtered as the list is. */
export const exportLeads: Endpoint = {
  path: '/export',
  method: 'get',
  async handler(req) {
    const { user } = req
    if (!user || !isEditor({ req })) throw new Forbidden(req.t)
    const where = askedWhere(req)
    // Refuses a filter that makes no sense while the answer can still say so.
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
      // Each page of them is noted as read, with theirs.
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
  },
}

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
