'use client'

import { useState } from 'react'
import { type Answer, callAdmin } from '../admin/call-admin.ts'
import type { QueueList, ShownCase } from './case-view.ts'
import { caseBehind } from './queue-pages.ts'

export interface QueueState {
  /** Null: cases of all kinds. */
  kind: string | null
  page: number
  list: QueueList
  shown: ShownCase | null
}

export interface Place {
  /** Left out: as it is. */
  kind?: string | null | undefined
  page: number
  /** Of a case; left out: the first of the page. */
  id?: number | undefined
}

/** The queue as it is, and the calls that change it. */
export function useQueue(api: string, initial: QueueState) {
  const [queue, setQueue] = useState(initial)
  const { page, list, shown } = queue
  const ids = list.cases.map(({ id }) => id)

  const call = <Body = object>(path: string, body?: object): Promise<Answer<Body>> =>
    callAdmin<Body>(`${api}${path}`, body)

  async function open(place: Place): Promise<boolean> {
    const kind = place.kind === undefined ? queue.kind : place.kind
    const query = new URLSearchParams({ page: String(place.page), ...(kind !== null && { kind }) })
    const listed = await call<QueueList>(`/cases/queue?${query}`)
    if (!listed.ok) return false
    const wanted = place.id ?? listed.body.cases[0]?.id
    if (wanted === undefined && place.page > 1) return await open({ kind, page: place.page - 1 })
    const found = wanted === undefined ? null : await call<ShownCase>(`/cases/queue/${wanted}`)
    if (found && !found.ok) return false
    setQueue({ kind, page: place.page, list: listed.body, shown: found?.body ?? null })
    return true
  }

  /** The case of this page behind the one that is shown; after the last one the first. */
  const nextId = ids[(ids.findIndex((id) => id === shown?.id) + 1) % ids.length]

  /** Goes past the case that is shown, to the next page behind the last of one. */
  const pass = () => open(caseBehind({ page, ids, open: list.open, id: shown?.id }))

  return { ...queue, call, open, pass, nextId }
}
