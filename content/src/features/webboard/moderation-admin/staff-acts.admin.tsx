'use client'

import type { Language } from '@washhouse/contract/language'
import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { useId, useState } from 'react'
import type { Answer } from '../../../core/admin/call-admin.ts'
import { useTabText } from '../../../core/admin/use-tab-text.ts'
import { sayIn } from './case-place.admin.tsx'
import type { QueueText } from './queue.labels.ts'
import type { ShownCase } from './read-case.ts'

interface Props {
  shown: ShownCase
  language: Language
  call: (path: string, body: object) => Promise<Answer>
  onSaid: (said: string) => void
}

const button = 'btn btn--style-secondary btn--size-small'

/** What staff do beside deciding: answer, make a question of a solved post, mark who speaks for the brand. */
export function StaffActs({ shown, language, call, onSaid }: Props) {
  const say = sayIn(language)
  const fieldId = useId()
  const [detail, setDetail] = useTabText(`answer ${shown.id}`)
  const [isBrand, setBrand] = useState(shown.author?.isBrand ?? false)
  const { post, author } = shown

  async function act(path: string, body: object, text: QueueText): Promise<boolean> {
    const answer = await call(path, body)
    onSaid(answer.ok ? say(text) : (answer.said ?? say('trouble')))
    return answer.ok
  }

  async function mark(memberId: string) {
    const text = isBrand ? 'noSpeaker' : 'brand'
    if (await act('/speaker', { memberId, isBrand: !isBrand }, text)) setBrand(!isBrand)
  }

  return (
    <details className="board-queue__staff">
      <summary>{say('answer')}</summary>
      {post !== null && (
        <form
          className="board-queue__edit"
          onSubmit={(event) => {
            event.preventDefault()
            void act('/answer', { post, detail }, 'sent').then((isSent) => isSent && setDetail(''))
          }}
        >
          <label htmlFor={fieldId}>{say('text')}</label>
          <textarea
            id={fieldId}
            rows={4}
            required
            maxLength={boardLengths.detail}
            value={detail}
            onChange={({ target }) => setDetail(target.value)}
          />
          <button type="submit" className={button}>
            {say('send')}
          </button>
        </form>
      )}
      <div className="board-queue__buttons">
        {post !== null && (
          <button
            type="button"
            className={button}
            onClick={() => void act('/draft-faq', { post }, 'drafted')}
          >
            {say('faq')}
          </button>
        )}
        {author && (
          <button type="button" className={button} onClick={() => void mark(author.memberId)}>
            {say(isBrand ? 'noSpeaker' : 'speaker')}
          </button>
        )}
      </div>
    </details>
  )
}
