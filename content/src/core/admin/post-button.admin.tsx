'use client'

import { useId, useState } from 'react'
import { useTabText } from './use-tab-text.ts'

export interface Asked {
  question: string
  confirm: string
  cancel: string
  /** The label of a required text, which is sent as `reason`. */
  reason?: string
}

interface Props {
  path: string
  label: string
  /** The message after a failed call. */
  trouble: string
  ask?: Asked
  /** The page to open afterwards; by default the same page reloads. */
  next?: string
}

const button = 'btn btn--style-secondary btn--size-small'
const mostLetters = 500

/** Makes a call of the admin, optionally after a confirmation, and reloads the page. */
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
    // One flex item: an empty message must take no space.
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
