'use client'

import { useState } from 'react'
import type { QueuedCase } from './list-cases.rows.ts'
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

/** What came of a call: what it gave, or what it is refused with in the words of the service. */
export type Answer<Body = object> = { ok: true; body: Body } | { ok: false; said: string | null }

/** The queue as it is, and the calls that change it. */
export function useQueue(api: string, initial: QueueState) {
  const [queue, setQueue] = useState(initial)

  async function call<Body = object>(path: string, body?: object): Promise<Answer<Body>> {
    const response = await fetch(`${api}${path}`, {
      method: body ? 'POST' : 'GET',
      credentials: 'same-origin',
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }).catch(() => undefined)
    const given = await response?.json().catch(() => undefined)
    if (response?.ok) return { ok: true, body: given }
    const said = given?.errors?.[0]?.message
    return { ok: false, said: typeof said === 'string' ? said : null }
  }

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

  /** The case behind the one that is shown; after the last one the first. */
  function nextId(): number | undefined {
    const { cases } = queue.list
    const at = cases.findIndex(({ id }) => id === queue.shown?.id)
    return cases[(at + 1) % cases.length]?.id
  }

  return { ...queue, call, open, nextId }
}
