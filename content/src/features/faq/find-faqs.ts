import type { Faq } from '@washhouse/contract/faq/faq.contract'
import type { Language } from '@washhouse/contract/language'
import { findByWords, hasWords, searchAttempts } from '@washhouse/contract/search/find-by-words'
import { searchTerms, type SearchTerms } from '@washhouse/contract/search/search-terms'
import { bareNames, waysToAsk } from '@washhouse/contract/search/short-forms'
import { stripCommon } from '@washhouse/contract/search/spellings'
import { plainText } from '@washhouse/contract/text/plain-text'
import { and, or, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { Visibility } from '../../core/calls/contract-route.ts'
import { findDrafts } from '../../core/records/entity-drafts.ts'
import { fieldTest, wholeList, type EntityQuery } from '../../core/records/entity-query.ts'
import { findEntities } from '../../core/records/entity-rows.ts'
import { openEntity } from '../../core/records/entity-source.ts'
import type { StoredEntity } from '../../core/records/stored-entity.ts'
import { spellingsOf } from '../../core/search/spellings.ts'
import { connectionTo, tableOf } from '../../platform/database/tables.ts'
import { containsText } from '../../platform/database/text-match.ts'
import { readableFaqEntity, mainFaqEntity, subFaqEntity } from './faq.entities.ts'

interface Asked {
  ids?: readonly number[] | undefined
  subFaq?: number | undefined
  mainFaq?: number | undefined
  search?: string | undefined
}

interface Reading {
  language: Language
  visibility: Visibility
}

/** Questions of all or of the requested subjects, in the editors' order. In a search, matches in the question come first. */
export async function findFaqs(
  payload: BasePayload,
  { ids, subFaq, mainFaq, search = '' }: Asked,
  reading: Reading,
): Promise<Faq[]> {
  const subjects = await findSubjects(payload, reading)
  const wanted = subjects.filter(
    (sub) =>
      (subFaq === undefined || sub.id === subFaq) &&
      (mainFaq === undefined || sub.mainFaq === mainFaq),
  )
  const spellings = await spellingsOf(payload)
  const isSearched = search !== ''
  const isPublished = reading.visibility === 'published'
  const found = isSearched && isPublished ? await searchIds(payload, search, spellings) : null
  const filters = [
    fieldTest(
      readableFaqEntity,
      'subFaq',
      '_in',
      wanted.map((sub) => sub.id),
    ),
    ...(ids ? [fieldTest(readableFaqEntity, 'id', '_in', [...ids])] : []),
    ...(found ? [fieldTest(readableFaqEntity, 'id', '_in', found)] : []),
  ]
  const query: EntityQuery = { ...wholeList, filter: { kind: 'and', filters } }
  const kept = await read(payload, readableFaqEntity, query, reading)
  const placeOf = new Map(wanted.map((sub, place) => [sub.id, { place, mainFaq: sub.mainFaq }]))
  const questions = kept
    .map((faq) => ({ ...faq, mainFaq: placeOf.get(faq.subFaq ?? 0)?.mainFaq ?? null }))
    .toSorted((one, other) => place(one) - place(other))
  if (!isSearched) return questions
  const sought = searchAttempts(search, spellings)
  const answering = isPublished
    ? questions
    : findByWords(questions, search, { textOf, compiled: spellings })
  return answering.toSorted((one, other) => weight(one) - weight(other))

  function place({ subFaq: sub }: Faq): number {
    return placeOf.get(sub ?? 0)?.place ?? 0
  }
  function weight({ question }: Faq): number {
    return sought.some((terms) => hasWords(question, terms, spellings)) ? 0 : 1
  }
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

type Spoken = Awaited<ReturnType<typeof spellingsOf>>

/**
 * Ids of the questions that contain all words, in any spelling, in one of their languages; null: all questions. Without a
 * result the search is repeated without the words that apply to every shop.
 */
async function searchIds(
  payload: BasePayload,
  search: string,
  { unify, spell, common }: Spoken,
): Promise<number[] | null> {
  const strip = (word: string) => stripCommon(word, common)
  const ways = waysToAsk(search)
  const turns = [
    ways.map((way) => searchTerms(way, { unify })),
    ways.map((way) => searchTerms(way, { unify, strip })),
    [searchTerms(bareNames(search), { unify, strip })],
  ]
  for (const [turn, asked] of turns.entries()) {
    const words = asked.filter(({ whole }) => whole !== '').map((terms) => terms.words)
    if (words.length === 0) return turn === 0 ? [] : null
    const found = await idsOf(payload, words, spell)
    if (found.length > 0) return found
  }
  return []
}

/** Ids of the questions that contain all folded words of at least one variant. */
async function idsOf(
  payload: BasePayload,
  ways: readonly SearchTerms['words'][],
  spell: Spoken['spell'],
): Promise<number[]> {
  const texts = tableOf(payload, 'faqs_locales', ['folded', '_parentID'])
  // Dashes are ignored, but the stored texts have them.
  const folded = sql`replace(${texts.folded}, '-', '')`
  const contains = (word: string) => {
    const bare = word.replaceAll('-', '')
    return bare === '' ? containsText(sql`${texts.folded}`, word) : containsText(folded, bare)
  }
  const has = (word: readonly string[]) => or(...word.flatMap(spell).map(contains))
  const rows = await connectionTo(payload)
    .selectDistinct({ id: texts._parentID })
    .from(texts)
    .where(or(...ways.map((words) => and(...words.map(has)))))
  return rows.map(({ id }) => Number(id))
}

function textOf({ question, answer }: Faq): string {
  return `${question} ${plainText(answer ?? '')}`
}
