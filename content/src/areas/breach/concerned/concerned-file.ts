import type { BasePayload } from 'payload'
import { byteOrderMark, csvRow } from '../../../ground/csv/csv.ts'
import { streamOf } from '../../../ground/stream-of.ts'
import type { ConcernedQuery } from './concerned-query.ts'
import { listConcerned } from './concerned.rows.ts'

const titles = ['id', 'first name', 'last name', 'e-mail', 'phone', 'language']

/** The list as a file for spreadsheets, written while it is taken. */
export function concernedFile(payload: BasePayload, query: ConcernedQuery): Response {
  const day = new Date().toISOString().slice(0, 10)
  return new Response(streamOf(writeFile(payload, query), 'the list of those concerned failed'), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="concerned-${query.who}-${day}.csv"`,
      'cache-control': 'no-store',
    },
  })
}

async function* writeFile(payload: BasePayload, query: ConcernedQuery): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(titles)
  for await (const page of listConcerned(payload, query)) {
    const rows = page.map(({ id, firstName, lastName, email, phone, language }) =>
      csvRow([id, firstName ?? '', lastName ?? '', email ?? '', phone ?? '', language]),
    )
    yield rows.join('')
  }
}
