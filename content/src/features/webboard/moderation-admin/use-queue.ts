'use client'

import { useState } from 'react'
import { callAdmin, type Answer } from '../../../core/admin/call-admin.ts'
import type { QueuedCase } from './list-cases.rows.ts'
import { caseBehind } from './queue-pages.ts'
import type { ShownCase } from './read-case.ts'

export interface QueueList {
  cases: QueuedCase[]
  open: number
  late: number
}

export interface QueueState {
  page: number
  list: QueueList
  shown: ShownCase | null
}

/** The queue as it is, and the calls that change it. */
export function useQueue(api: string, initial: QueueState) {
  const [queue, setQueue] = useState(initial)

  const call = <Body = object>(path: string, body?: object): Promise<Answer<Body>> =>
    callAdmin<Body>(`${api}${path}`, body)

  /** Shows a case of a page; none named: the first. */
  async function open(page: number, id?: number): Promise<boolean> {
    const listed = await call<QueueList>(`/queue?page=${page}`)
    if (!listed.ok) return false
    const { body: list } = listed
    const wanted = id ?? list.cases[0]?.id
    if (wanted === undefined && page > 1) return await open(page - 1)
    const found = wanted === undefined ? null : await call<ShownCase>(`/queue/${wanted}`)
    if (found && !found.ok) return false
    setQueue({ page, list, shown: found?.body ?? null })
    return true
  }

  /** The case of this page behind the one that is shown; after the last one the first. */
  function nextId(): number | undefined {
    const { cases } = queue.list
    const at = cases.findIndex(({ id }) => id === queue.shown?.id)
    return cases[(at + 1) % cases.length]?.id
  }

  /** Goes past the case that is shown, to the next page behind the last of one. */
  function pass(): Promise<boolean> {
    const { page, list, shown } = queue
    const ids = list.cases.map(({ id }) => id)
    const next = caseBehind({ page, ids, open: list.open, id: shown?.id })
    return open(next.page, next.id)
  }

  return { ...queue, call, open, pass, nextId }
}
