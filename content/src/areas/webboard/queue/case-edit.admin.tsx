'use client'

import type { Language } from '@washhouse/contract/language'
import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { useEffect, useId, useRef, useState } from 'react'
import { sayIn } from './case-place.admin.tsx'
import type { ShownCase } from './read-case.ts'

interface Props {
  shown: ShownCase
  language: Language
  onSave: (texts: { title?: string; detail: string }) => void
  onCancel: () => void
}

/** Where staff put a text right. */
export function CaseEdit({ shown: { stored }, language, onSave, onCancel }: Props) {
  const say = sayIn(language)
  const ids = { title: useId(), detail: useId() }
  const isPost = stored?.kind === 'post'
  const [title, setTitle] = useState(isPost ? (stored.title ?? '') : '')
  const [detail, setDetail] = useState(stored?.detail ?? '')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      className="board-queue__edit"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(isPost ? { title, detail } : { detail })
      }}
    >
      {isPost && (
        <>
          <label htmlFor={ids.title}>{say('postTitle')}</label>
          <input
            id={ids.title}
            maxLength={boardLengths.title}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </>
      )}
      <label htmlFor={ids.detail}>{say('text')}</label>
      <textarea
        id={ids.detail}
        ref={field}
        rows={8}
        maxLength={boardLengths.detail}
        value={detail}
        onChange={({ target }) => setDetail(target.value)}
      />
      <div className="board-queue__buttons">
        <button type="submit" className="btn btn--style-primary btn--size-small">
          {say('save')}
        </button>
        <button
          type="button"
          className="btn btn--style-secondary btn--size-small"
          onClick={onCancel}
        >
          {say('cancel')}
        </button>
      </div>
    </form>
  )
}
