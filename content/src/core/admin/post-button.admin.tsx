'use client'

import { useId, useState } from 'react'
import { useTabText } from './use-tab-text.ts'

/** What is asked before a call is made. */
export interface Asked {
  question: string
  confirm: string
  cancel: string
  /** What the text is called that must be given along, sent as `reason`. */
  reason?: string
}

interface Props {
  path: string
  label: string
  /** What is said when the call failed. */
  trouble: string
  ask?: Asked
  /** The page to go to afterwards; the same one, anew, when left out. */
  next?: string
}

const button = 'btn btn--style-secondary btn--size-small'
const mostLetters = 500

/** Makes a call of the admin's own, perhaps after a question, and shows the page anew. */
export function PostButton({ path, label, trouble, ask, next }: Props) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy' | 'failed'>('idle')
  const [reason, setReason] = useTabText(`${path} reason`)
  const reasonId = useId()

  async function post() {
    setState('busy')
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      ...(ask?.reason && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reason }),
      }),
    }).catch(() => undefined)
    if (!response?.ok) return setState('failed')
    setReason('')
    if (next) window.location.assign(next)
    else window.location.reload()
  }

  if (ask && state === 'asking')
    return (
      <fieldset style={{ flexBasis: '100%', margin: 0, padding: 0, border: 0 }}>
        <legend style={{ padding: 0 }}>{ask.question}</legend>
        {ask.reason && (
          <>
            <label htmlFor={reasonId} style={{ display: 'block' }}>
              {ask.reason}
            </label>
            <textarea
              id={reasonId}
              maxLength={mostLetters}
              rows={3}
              style={{ display: 'block', width: '100%', maxWidth: '40rem' }}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </>
        )}
        <button
          type="button"
          className={button}
          disabled={Boolean(ask.reason) && reason.trim() === ''}
          onClick={() => void post()}
        >
          {ask.confirm}
        </button>{' '}
        <button type="button" className={button} onClick={() => setState('idle')}>
          {ask.cancel}
        </button>
      </fieldset>
    )

  return (
    // One thing in its row: what says nothing takes no room.
    <span>
      <button
        type="button"
        className={button}
        style={{ margin: 0 }}
        disabled={state === 'busy'}
        onClick={() => (ask ? setState('asking') : void post())}
      >
        {label}
      </button>
      <output style={state === 'failed' ? { marginInlineStart: 'calc(var(--base) / 2)' } : {}}>
        {state === 'failed' && trouble}
      </output>
    </span>
  )
}
