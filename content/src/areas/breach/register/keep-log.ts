import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { connectionOf } from '../../../ground/database/tables.ts'
import type { Breach } from '../../../ground/payload-types.ts'
import { addBreachStep } from './breach-steps.rows.ts'
import { noticeNames } from './notice-templates.ts'

/** The notices of a new breach begin as editors have written them. */
export const fillNotices: CollectionBeforeChangeHook<Breach> = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const templates = await req.payload.findGlobal({ slug: 'breach-notices', req })
  const empty = noticeNames.filter((name) => !data[name])
  return { ...data, ...Object.fromEntries(empty.map((name) => [name, templates[name] ?? null])) }
}

const noted = ['title', 'foundAt', 'description', 'assessment', ...noticeNames] as const

/** What was found, assessed and changed goes into the log: names of fields, no texts. */
export const noteChange: CollectionAfterChangeHook<Breach> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const { payload, user } = req
  const connection = await connectionOf(req)
  const step = { breach: doc.id, by: user?.collection === 'staff' ? user.id : null }
  const add = (act: 'found' | 'assessed' | 'changed', note: string | null) =>
    addBreachStep(payload, { ...step, act, note }, connection)
  if (operation === 'create') await add('found', null)
  const before = operation === 'create' ? undefined : previousDoc
  if ((doc.risk ?? null) !== (before?.risk ?? null)) await add('assessed', doc.risk ?? null)
  const changed = before ? noted.filter((name) => !isSame(doc[name], before[name])) : []
  if (changed.length > 0) await add('changed', changed.join(', '))
}

/** An empty text is none. */
function isSame(one: string | null | undefined, another: string | null | undefined): boolean {
  return (one || null) === (another || null)
}
