import { z } from 'zod'
import type { Language } from '../language.ts'
import { NextPage, type Page } from './envelope.ts'
import type { WireTable } from './wire-table.ts'

/** Response of a call: the envelope, its records and their decoder. */
export interface Answer<Result> {
  readonly kind: 'page' | 'list' | 'one' | 'items' | 'singleton'
  readonly table: WireTable<unknown>
  /** Decodes a 2xx body. Throws ZodError. */
  decode(body: unknown, language: Language): Result
}

/** `/api` uses `result`, `/items` uses `data`; other services mix the two. */
const Body = z
  .object({ result: z.unknown(), data: z.unknown() })
  .partial()
  .transform(({ result, data }) => result ?? data)
const ListBody = Body.pipe(z.array(z.unknown()))

/** Other services send counts as text, or none. */
const Count = z.coerce.number().int().nonnegative()
const PageBody = z.object({
  total: z.object({ total_page: Count, total: Count.optional() }).optional(),
  next: z.object({ page: Count, limit: Count }).pipe(NextPage).nullish(),
})

/** `{ total, next, result }`, one page of an `/api` list. */
export function page<T>(table: WireTable<T>): Answer<Page<T>> {
  return {
    kind: 'page',
    table,
    decode(body, language) {
      const { total, next } = PageBody.parse(body)
      const items = ListBody.parse(body).map((row) => table.decode(row, language))
      return {
        totalPages: total?.total_page ?? 1,
        total: total?.total ?? items.length,
        next: next ?? null,
        items,
      }
    },
  }
}

/** `{ result: [] }`, a complete `/api` list. */
export function list<T>(table: WireTable<T>): Answer<T[]> {
  return {
    kind: 'list',
    table,
    decode: (body, language) => ListBody.parse(body).map((row) => table.decode(row, language)),
  }
}

/** `{ result: {} }`, one record on `/api`; also the response of a write there. */
export function one<T>(table: WireTable<T>): Answer<T> {
  return {
    kind: 'one',
    table,
    decode: (body, language) => table.decode(Body.parse(body), language),
  }
}

/** `{ data: [] }`, a list on `/items`. */
export function items<T>(table: WireTable<T>): Answer<T[]> {
  return { ...list(table), kind: 'items' }
}

/** `{ data: {} }`, one record without an id on `/items`; also the response of a write there. */
export function singleton<T>(table: WireTable<T>): Answer<T> {
  return { ...one(table), kind: 'singleton' }
}
