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

/** Where to go: without a kind as before, without an id to the first case of the page. */
export interface Place {
  kind?: string | null | undefined
  page: number
  id?: number | undefined
}

/** The queue as it is, what was said last, and the calls that change both: `api` is where these are. */
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

  /** One thing at a time: what is pressed meanwhile does nothing. */
  async function alone<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (isBusy) return undefined
    setBusy(true)
    const result = await work()
    setBusy(false)
    return result
  }

  const show = (place: Place) => alone(() => lead(place))

  /** Says what came of it, and leads to another case; what was refused is read again. */
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

  /** The case of this page behind the one that is shown; after the last one the first. */
  const behind = ids[(ids.findIndex((id) => id === shown?.id) + 1) % ids.length]
  const nextId = behind === shown?.id ? undefined : behind

  /** Goes past the case that is shown, to the next page behind the last of one. */
  const pass = () => show(caseBehind({ page, ids, open: list.open, id: shown?.id }))

  return { ...queue, said, isBusy, undoId, setUndoId, nextId, show, pass, post }
}
