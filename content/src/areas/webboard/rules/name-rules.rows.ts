import type { BasePayload } from 'payload'
import { readyQuery, type ReadyQuery } from '../../../ground/database/ready-query.ts'
import { connectionTo, tableOf } from '../../../ground/database/tables.ts'
import { rulesOf } from '../tables/care-tables.ts'
import { makeNameRules, type NameRules } from './judge-name.ts'

interface Known {
  brand: ReadyQuery
  lists: ReadyQuery
  /** The rules last made, and the rows that they were made of. */
  last?: { of: string; rules: NameRules }
}
const known = new WeakMap<BasePayload, Known>()

/** By what names are judged now: read with each page of the board, and made again only once a setting has changed. */
export async function readNameRules(payload: BasePayload): Promise<NameRules> {
  const found = known.get(payload) ?? makeQueries(payload)
  known.set(payload, found)
  const [brand, [lists]] = await Promise.all([found.brand({}), found.lists({})])
  const of = JSON.stringify([brand, lists])
  if (found.last?.of !== of) {
    const [words, hosts] = lists ?? []
    const rules = makeNameRules(brand.flat().map(textIn), {
      words: textIn(words),
      hosts: textIn(hosts),
    })
    found.last = { of, rules }
  }
  return found.last.rules
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

function makeQueries(payload: BasePayload): Known {
  const settings = tableOf(payload, 'settings_locales', ['brandName'])
  const { words, hosts } = rulesOf(payload)
  const connection = connectionTo(payload)
  return {
    brand: readyQuery(payload, connection.select({ name: settings.brandName }).from(settings)),
    lists: readyQuery(payload, connection.select({ words, hosts }).from(rulesOf(payload)).limit(1)),
  }
}
