'use client'

import type { Language } from '@washhouse/contract/language'
import { useEffect, useRef } from 'react'
import { CaseActs, KeyButton } from './case-acts.admin.tsx'
import { CaseList } from './case-list.admin.tsx'
import { CaseParts } from './case-view.admin.tsx'
import { type CaseAct, undoMs } from './case-view.ts'
import { KeyFrame } from './queue-keys.ts'
import { sayIn } from './queue.labels.ts'
import { type QueueState, useQueue } from './use-queue.ts'

interface Props {
  /** The base path of the service's calls. */
  api: string
  language: Language
  initial: QueueState
}

export function QueuePanel({ api, language, initial }: Props) {
  const say = sayIn(language)
  const queue = useQueue(api, say('trouble'), initial)
  const { shown, undoId, setUndoId, isBusy } = queue
  const { id, isOpen, isMine } = shown ?? {}
  const heading = useRef<HTMLHeadingElement>(null)
  const desk = useRef<HTMLElement>(null)

  // Moves the focus to each new case, for keyboard and screen reader users.
  useEffect(() => heading.current?.focus(), [id, isOpen])

  useEffect(() => {
    if (undoId === undefined) return
    const timer = setTimeout(() => setUndoId(undefined), undoMs)
    return () => clearTimeout(timer)
  }, [undoId, setUndoId])

  async function send(
    { path, isEnd, done = say('done') }: CaseAct,
    body: object,
  ): Promise<boolean> {
    const next = path === undefined || isEnd ? queue.nextId : id
    const answer = await queue.post(path ?? `/cases/${id}/decide`, body, { done, next })
    return answer?.ok === true
  }

  async function undo() {
    const after = { done: say('undone'), next: undoId }
    const answer = await queue.post(`/cases/${undoId}/undo`, {}, after)
    // Without a response the user can try again.
    if (answer?.ok || answer?.said) setUndoId(undefined)
  }

  function assign() {
    const after = { done: say(isMine ? 'givenBack' : 'taken'), next: id }
    return queue.post(`/cases/${id}/assign`, { isMine: !isMine }, after)
  }

  return (
    <KeyFrame value={desk}>
      <section className="case-queue" ref={desk} aria-label={say('title')}>
        <div className="case-queue__bar">
          <output aria-live="polite">{queue.said}</output>
          {undoId !== undefined && (
            <KeyButton
              text={say('undo')}
              hotkey="u"
              isPrimary
              aria-disabled={isBusy}
              onPress={() => void undo()}
            />
          )}
        </div>
        <CaseList {...queue} language={language} />
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
            <CaseActs shown={shown} isBusy={isBusy} cancel={say('cancel')} onSend={send}>
              {isOpen && (
                <KeyButton
                  text={say(isMine ? 'giveBack' : 'take')}
                  hotkey="m"
                  aria-disabled={isBusy}
                  onPress={() => void assign()}
                />
              )}
              <KeyButton
                text={say('next')}
                hotkey="n"
                aria-disabled={isBusy}
                onPress={() => void queue.pass()}
              />
            </CaseActs>
          </article>
        )}
      </section>
    </KeyFrame>
  )
}
