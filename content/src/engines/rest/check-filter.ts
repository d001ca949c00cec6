import type { PayloadRequest } from 'payload'
import { label } from '../../ground/languages/labels.ts'
import { filterFaults } from './filter-faults.ts'
import { parseJson } from './parse-json.ts'
import { refusal } from './refusal.ts'

/** Payload reads no more of them, whatever stands behind. */
const mostParameters = 1000

const tooMany = label('มีพารามิเตอร์มากเกินไป', 'There are more parameters than the service reads.')

/** Refuses a filter of which Payload would leave out a part, by the name of that part. */
export function checkFilter(req: PayloadRequest): void {
  if (req.searchParams.size > mostParameters) throw refusal(req, { path: 'where', text: tooMany })
  const { where } = req.query
  // Lists are read without one; Payload itself changes and deletes nothing then.
  if (where === undefined || where === '') return
  const filter = typeof where === 'string' ? parseJson(where) : where
  const [fault] = filterFaults(filter, 'where')
  if (fault) throw refusal(req, fault)
}
