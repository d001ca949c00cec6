'use client'

import type { Language } from '@washhouse/contract/language'
import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import { useEffect, useId, useRef } from 'react'
import { useTabText } from '../../../core/admin/use-tab-text.ts'
import { sayIn } from './case-place.admin.tsx'
import type { ShownCase } from './read-case.ts'

interface Props {
  shown: ShownCase
  language: Language
  /** Whether the service took it. */
  onSave: (texts: { title?: string; detail: string }) => Promise<boolean>
  onCancel: () => void
}

/** Where staff put a text right. */
export function CaseEdit({ shown: { id, stored }, language, onSave, onCancel }: Props) {
  const say = sayIn(language)
  const ids = { title: useId(), detail: useId() }
  const isPost = stored?.kind === 'post'
  const first = { title: isPost ? (stored.title ?? '') : '', detail: stored?.detail ?? '' }
  const [title, setTitle] = useTabText(`case ${id} title`, first.title)
  const [detail, setDetail] = useTabText(`case ${id} text`, first.detail)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])

  function forget() {
    setTitle(first.title)
    setDetail(first.detail)
  }

  return (
    <form
      className="board-queue__edit"
      onSubmit={(event) => {
        event.preventDefault()
        void onSave(isPost ? { title, detail } : { detail }).then((isSaved) => isSaved && forget())
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
          onClick={() => {
            forget()
            onCancel()
          }}
        >
          {say('cancel')}
        </button>
      </div>
    </form>
  )
}
