'use client'

import type { BoardReason } from '@washhouse/contract/webboard/board-care.contract'
import type { Language } from '@washhouse/contract/language'
import { useEffect, useRef, useState } from 'react'
import { caseKinds } from '../moderation/case.labels.ts'
import type { Decided } from '../moderation/decide.ts'
import { CaseActs } from './case-acts.admin.tsx'
import { CaseEdit } from './case-edit.admin.tsx'
import { CasePlace, sayIn } from './case-place.admin.tsx'
import { CaseList } from './case-list.admin.tsx'
import { StaffActs } from './staff-acts.admin.tsx'
import {
  decisionBy,
  type DecisionKey,
  editKey,
  isCommand,
  keysFor,
  reasonOf,
} from './decision-keys.ts'
import { type QueueState, useQueue } from './use-queue.ts'

interface Props {
  /** Where the calls of the queue are. */
  api: string
  language: Language
  initial: QueueState
}

/** For so long the service takes a decision back. */
const undoMs = 10_000

/** The queue: one case, one key for each decision, and the next one. */
export function QueueDesk({ api, language, initial }: Props) {
  const say = sayIn(language)
  const queue = useQueue(api, initial)
  const { shown, page } = queue
  const [said, setSaid] = useState('')
  const [undoKey, setUndoKey] = useState<string | null>(null)
  const [isEditing, setEditing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState<BoardReason>('spam')
  const [isAboutAll, setAboutAll] = useState(false)
  const [keepsWriting, setKeeps] = useState(false)
  const settings = { reason, isAboutAll, keepsWriting }
  const heading = useRef<HTMLHeadingElement>(null)
  const desk = useRef<HTMLElement>(null)
  const id = shown?.id

  // Whoever decides by keyboard, or listens, is led to the first one, and to each that follows.
  useEffect(() => heading.current?.focus(), [id])

  const ownReason = shown ? reasonOf(shown) : 'spam'
  useEffect(() => setReason(ownReason), [id, ownReason])

  // Of this render: it knows the case that is shown.
  useEffect(() => {
    const { current } = desk
    current?.addEventListener('keydown', onKeyDown)
    return () => current?.removeEventListener('keydown', onKeyDown)
  })

  useEffect(() => {
    if (undoKey === null) return
    const timer = setTimeout(() => setUndoKey(null), undoMs)
    return () => clearTimeout(timer)
  }, [undoKey])

  async function lead(opened: Promise<boolean>) {
    setEditing(false)
    setAboutAll(false)
    setKeeps(false)
    if (!(await opened)) setSaid(say('trouble'))
  }

  const show = (toPage: number, toId?: number) => lead(queue.open(toPage, toId))
  const pass = () => lead(queue.pass())

  async function send(decision: object): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    const next = queue.nextId()
    const answer = await queue.call<Decided>('/decide', decision)
    if (answer.ok) {
      setUndoKey(answer.body.key)
      setSaid(answer.body.hasMore ? `${say('done')} · ${say('more')}` : say('done'))
    } else setSaid(answer.said ?? say('trouble'))
    // What was refused is read again.
    if (!answer.ok) await show(page, id)
    else await show(page, next === id ? undefined : next)
    setBusy(false)
    return answer.ok
  }

  async function undo() {
    if (undoKey === null || isBusy) return
    setBusy(true)
    const answer = await queue.call('/undo', { key: undoKey })
    // Without an answer of the service it may be tried again.
    if (answer.ok || answer.said !== null) setUndoKey(null)
    setSaid(answer.ok ? say('undone') : (answer.said ?? say('trouble')))
    await show(page)
    setBusy(false)
  }

  function press(pressed: DecisionKey) {
    if (!shown) return
    if (pressed.act === 'edit') setEditing(true)
    else void send(decisionBy(pressed, shown, settings))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isCommand(event)) return
    const key = event.key.toLowerCase()
    const pressed = shown && keysFor(shown).find((each) => each.key === key)
    if (pressed) press(pressed)
    else if (key === 'u') void undo()
    else if (key === 'x') setAboutAll(!isAboutAll)
    else if (key === 'k') setKeeps(!keepsWriting)
    else if (key === 'n') void pass()
    else return
    event.preventDefault()
  }

  return (
    <section className="board-queue" ref={desk} aria-label={say('title')}>
      <div className="board-queue__bar">
        <output aria-live="polite">{said}</output>
        {undoKey !== null && (
          <button
            type="button"
            className="btn btn--style-primary btn--size-small"
            aria-keyshortcuts="u"
            onClick={() => void undo()}
          >
            {say('undo')} <kbd>U</kbd>
          </button>
        )}
      </div>
      <CaseList {...queue} language={language} onOpen={(to, toId) => void show(to, toId)} />
      {shown === null ? (
        <h2 ref={heading} tabIndex={-1}>
          {say('none')}
        </h2>
      ) : (
        <article className="board-queue__case" key={id}>
          <h2 ref={heading} tabIndex={-1}>
            {caseKinds[shown.kind][language]} {shown.id}
          </h2>
          <p>{say('keys')}</p>
          <CasePlace shown={shown} language={language} api={api} />
          {isEditing ? (
            <CaseEdit
              shown={shown}
              language={language}
              onCancel={() => setEditing(false)}
              onSave={(texts) => send({ ...decisionBy(editKey, shown, settings), ...texts })}
            />
          ) : (
            <CaseActs
              keys={keysFor(shown)}
              language={language}
              isBusy={isBusy}
              settings={settings}
              onReason={setReason}
              onAboutAll={setAboutAll}
              onKeeps={setKeeps}
              onPress={press}
              onNext={() => void pass()}
            />
          )}
          <StaffActs shown={shown} language={language} call={queue.call} onSaid={setSaid} />
        </article>
      )}
    </section>
  )
}
