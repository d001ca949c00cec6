'use client'

import type { Language } from '@washhouse/contract/language'
import { useEffect, useRef, useState } from 'react'
import { CaseActs, KeyButton } from './case-acts.admin.tsx'
import { CaseList } from './case-list.admin.tsx'
import { CaseParts } from './case-view.admin.tsx'
import type { CaseAct } from './case-view.ts'
import { useKeys } from './queue-keys.ts'
import { sayIn } from './queue.labels.ts'
import { type Place, type QueueState, useQueue } from './use-queue.ts'

interface Props {
  /** Where the calls of the service are. */
  api: string
  language: Language
  initial: QueueState
}

/** For so long the service takes a decision back. */
const undoMs = 10_000

/** The queue: one case, one key for each thing that may be done, and the next one. */
export function QueueDesk({ api, language, initial }: Props) {
  const say = sayIn(language)
  const queue = useQueue(api, initial)
  const { shown, page } = queue
  const [said, setSaid] = useState('')
  const [undoId, setUndoId] = useState<number>()
  const [isBusy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const desk = useRef<HTMLElement>(null)
  const { id, isOpen, isMine } = shown ?? {}

  // Whoever decides by keyboard, or listens, is led to the first one, and to each that follows.
  useEffect(() => heading.current?.focus(), [id, isOpen])

  useEffect(() => {
    if (undoId === undefined) return
    const timer = setTimeout(() => setUndoId(undefined), undoMs)
    return () => clearTimeout(timer)
  }, [undoId])

  /** One thing at a time: what is pressed meanwhile does nothing. */
  async function alone(work: () => Promise<boolean>): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    const isDone = await work()
    setBusy(false)
    return isDone
  }

  async function lead(opening: Promise<boolean>): Promise<boolean> {
    const isOpened = await opening
    if (!isOpened) setSaid(say('trouble'))
    return isOpened
  }

  const show = (place: Place) => alone(() => lead(queue.open(place)))
  const pass = () => alone(() => lead(queue.pass()))

  const send = (act: CaseAct, body: object) =>
    alone(async () => {
      const path = act.path ?? `/cases/${id}/decide`
      const answer = await queue.call<{ canUndo?: boolean }>(path, body)
      const isDecided = answer.ok && act.path === undefined
      if (isDecided) setUndoId(answer.body.canUndo ? id : undefined)
      setSaid(answer.ok ? (act.done ?? say('done')) : (answer.said ?? say('trouble')))
      // What was refused is read again.
      const next = queue.nextId === id ? undefined : queue.nextId
      await lead(queue.open({ page, id: isDecided ? next : id }))
      return answer.ok
    })

  const undo = () =>
    alone(async () => {
      if (undoId === undefined) return false
      const answer = await queue.call(`/cases/${undoId}/undo`, {})
      // Without an answer of the service it may be tried again.
      if (answer.ok || answer.said !== null) setUndoId(undefined)
      setSaid(answer.ok ? say('undone') : (answer.said ?? say('trouble')))
      return await lead(queue.open({ page, id: answer.ok ? undoId : id }))
    })

  const assign = () =>
    alone(async () => {
      const answer = await queue.call(`/cases/${id}/assign`, { isMine: !isMine })
      const done = isMine ? 'givenBack' : 'taken'
      setSaid(answer.ok ? say(done) : (answer.said ?? say('trouble')))
      return await lead(queue.open({ page, id }))
    })

  useKeys(desk, [
    { key: 'u', press: () => void undo() },
    { key: 'n', press: () => void pass() },
    { key: isOpen ? 'm' : undefined, press: () => void assign() },
  ])

  return (
    <section className="case-queue" ref={desk} aria-label={say('title')}>
      <div className="case-queue__bar">
        <output aria-live="polite">{said}</output>
        {undoId !== undefined && (
          <KeyButton
            text={say('undo')}
            hotkey="u"
            isBusy={isBusy}
            isPrimary
            onPress={() => void undo()}
          />
        )}
      </div>
      <CaseList {...queue} language={language} onOpen={(place) => void show(place)} />
      {shown === null ? (
        <h2 ref={heading} tabIndex={-1}>
          {say('none')}
        </h2>
      ) : (
        <article className="case-queue__case" key={id}>
          <h2 ref={heading} tabIndex={-1}>
            {shown.label} {id}
          </h2>
          <p>{say('keys')}</p>
          <CaseParts shown={shown} language={language} />
          <CaseActs shown={shown} language={language} isBusy={isBusy} frame={desk} onSend={send}>
            {isOpen && (
              <KeyButton
                text={say(isMine ? 'giveBack' : 'take')}
                hotkey="m"
                isBusy={isBusy}
                onPress={() => void assign()}
              />
            )}
            <KeyButton text={say('next')} hotkey="n" isBusy={isBusy} onPress={() => void pass()} />
          </CaseActs>
        </article>
      )}
    </section>
  )
}
