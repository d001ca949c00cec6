import type { Faq } from '@washhouse/contract/faq/faq.contract'
import type { Language } from '@washhouse/contract/language'
import type { BasePayload } from 'payload'
import type { Visibility } from '../../core/calls/contract-route.ts'
import { findDrafts } from '../../core/records/entity-drafts.ts'
import { fieldTest, wholeList, type EntityQuery } from '../../core/records/entity-query.ts'
import { findEntities } from '../../core/records/entity-rows.ts'
import { openEntity } from '../../core/records/entity-source.ts'
import type { StoredEntity } from '../../core/records/stored-entity.ts'
import { readableFaqEntity, mainFaqEntity, subFaqEntity } from './faq.entities.ts'

export interface AskedFaqs {
  ids?: readonly number[] | undefined
  subFaq?: number | undefined
  mainFaq?: number | undefined
}

export interface Reading {
  language: Language
  visibility: Visibility
}

/** Questions of all or of the requested subjects, in the editors' order. */
export async function findFaqs(
  payload: BasePayload,
  { ids, subFaq, mainFaq }: AskedFaqs,
  reading: Reading,
): Promise<Faq[]> {
  const subjects = await findSubjects(payload, reading)
  const wanted = subjects.filter(
    (sub) =>
      (subFaq === undefined || sub.id === subFaq) &&
      (mainFaq === undefined || sub.mainFaq === mainFaq),
  )
  const filters = [
    fieldTest(
      readableFaqEntity,
      'subFaq',
      '_in',
      wanted.map((sub) => sub.id),
    ),
    ...(ids ? [fieldTest(readableFaqEntity, 'id', '_in', [...ids])] : []),
  ]
  const query: EntityQuery = { ...wholeList, filter: { kind: 'and', filters } }
  const kept = await read(payload, readableFaqEntity, query, reading)
  const placeOf = new Map(wanted.map((sub, place) => [sub.id, { place, mainFaq: sub.mainFaq }]))
  const place = ({ subFaq: sub }: Faq) => placeOf.get(sub ?? 0)?.place ?? 0
  return kept
    .map((faq) => ({ ...faq, mainFaq: placeOf.get(faq.subFaq ?? 0)?.mainFaq ?? null }))
    .toSorted((one, other) => place(one) - place(other))
}

/** Subjects of questions, in the order of their main subjects. */
async function findSubjects(payload: BasePayload, reading: Reading) {
  const [mains, subs] = await Promise.all([
    read(payload, mainFaqEntity, wholeList, reading),
    read(payload, subFaqEntity, wholeList, reading),
  ])
  const placeOf = new Map(mains.map(({ id }, place) => [id, place]))
  const place = (mainFaq: number) => placeOf.get(mainFaq) ?? mains.length
  return subs.toSorted((one, other) => place(one.mainFaq) - place(other.mainFaq))
}

async function read<Entity extends object>(
  payload: BasePayload,
  entity: StoredEntity<Entity>,
  query: EntityQuery,
  { language, visibility }: Reading,
): Promise<Entity[]> {
  const source = openEntity(payload, entity, language)
  if (visibility === 'published') return await findEntities(source, query)
  return (await findDrafts(source, query)).records
}
