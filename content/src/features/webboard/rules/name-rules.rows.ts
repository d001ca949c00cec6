import type { BasePayload } from 'payload'
import { runQuery } from '../../../platform/database/run-query.ts'
import { connectionTo, tableOf } from '../../../platform/database/tables.ts'
import { rulesOf } from '../tables/moderation-tables.ts'
import { makeNameRules, type NameRules } from './check-name.ts'

/** The last rules, with the rows they were compiled from. */
const known = new WeakMap<BasePayload, { of: string; rules: NameRules }>()

/** The current rules for names. Rows are read with each page of the board; rules are compiled again only after a change. */
export async function readNameRules(payload: BasePayload): Promise<NameRules> {
  const settings = tableOf(payload, 'settings_locales', ['brandName'])
  const { words, hosts } = rulesOf(payload)
  const connection = connectionTo(payload)
  const [brand, [lists]] = await Promise.all([
    runQuery(payload, connection.select({ name: settings.brandName }).from(settings)),
    runQuery(payload, connection.select({ words, hosts }).from(rulesOf(payload)).limit(1)),
  ])
  const of = JSON.stringify([brand, lists])
  const last = known.get(payload)
  if (last?.of === of) return last.rules
  const [listedWords, listedHosts] = lists ?? []
  const rules = makeNameRules(brand.flat().map(textIn), {
    words: textIn(listedWords),
    hosts: textIn(listedHosts),
  })
  known.set(payload, { of, rules })
  return rules
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')
