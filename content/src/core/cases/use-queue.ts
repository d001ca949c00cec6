'use client'

import { useState } from 'react'
import { callAdmin } from '../admin/call-admin.ts'
import type { QueueList, ShownCase } from './case-view.ts'
import { caseBehind } from './queue-pages.ts'

export interface QueueState {
  /** Null: cases of all kinds. */
  kind: string | null
  page: number
  list: QueueList
  shown: ShownCase | null
}

/** The target: without a kind the current view, without an id the first case of the page. */
export interface Place {
  kind?: string | null | undefined
  page: number
  id?: number | undefined
}

/** The state of the queue with its last message, and the calls that change both. `api` is their base path. */
export function useQueue(api: string, trouble: string, initial: QueueState) {
  const [queue, setQueue] = useState(initial)
  const [said, setSaid] = useState('')
  const [undoId, setUndoId] = useState<number>()
  const [isBusy, setBusy] = useState(false)
  const { page, list, shown } = queue
  const ids = list.cases.map(({ id }) => id)

  async function read({ kind = queue.kind, page: to, id }: Place): Promise<QueueState | undefined> {
    const query = new URLSearchParams({ page: String(to), ...(kind !== null && { kind }) })
    const listed = await callAdmin<QueueList>(`${api}/cases/queue?${query}`)
    if (!listed.ok) return undefined
    const wanted = id ?? listed.body.cases[0]?.id
    const place = { kind, page: to, list: listed.body }
    if (wanted === undefined) return to > 1 ? read({ kind, page: 1 }) : { ...place, shown: null }
    const found = await callAdmin<ShownCase>(`${api}/cases/queue/${wanted}`)
    return found.ok ? { ...place, shown: found.body } : undefined
  }

  async function lead(place: Place): Promise<void> {
    const next = await read(place)
    if (next) setQueue(next)
    else setSaid(trouble)
  }

  /** Ignores clicks while a call is in progress. */
  async function alone<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (isBusy) return undefined
    setBusy(true)
    const result = await work()
    setBusy(false)
    return result
  }

  const show = (place: Place) => alone(() => lead(place))

  /** Sends an act, shows its result and moves to another case. Reads the case again if the act was rejected. */
  const post = (
    path: string,
    body: object,
    { done, next }: { done: string; next?: number | undefined },
  ) =>
    alone(async () => {
      const answer = await callAdmin<{ canUndo?: boolean }>(`${api}${path}`, body)
      if (answer.ok && 'canUndo' in answer.body)
        setUndoId(answer.body.canUndo ? shown?.id : undefined)
      setSaid(answer.ok ? done : (answer.said ?? trouble))
      await lead({ page, id: answer.ok ? next : shown?.id })
      return answer
    })

  /** The next case on this page; after the last one the first. */
  const behind = ids[(ids.findIndex((id) => id === shown?.id) + 1) % ids.length]
  const nextId = behind === shown?.id ? undefined : behind

  /** Skips the current case; moves to the next page after the last case of this one. */
  const pass = () => show(caseBehind({ page, ids, open: list.open, id: shown?.id }))

  return { ...queue, said, isBusy, undoId, setUndoId, nextId, show, pass, post }
}
