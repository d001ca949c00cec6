'use client'

import { useState } from 'react'

interface Props {
  path: string
  label: string
  /** What is said when the call failed. */
  trouble: string
}

/** Makes a call of the admin's own and shows the page anew. */
export function PostButton({ path, label, trouble }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function post() {
    setState('busy')
    const response = await fetch(path, { method: 'POST', credentials: 'same-origin' }).catch(
      () => undefined,
    )
    if (response?.ok) window.location.reload()
    else setState('failed')
  }

  return (
    <>
      <button
        type="button"
        className="btn btn--style-secondary btn--size-small"
        style={{ margin: 0 }}
        disabled={state === 'busy'}
        onClick={() => void post()}
      >
        {label}
      </button>
      <output>{state === 'failed' && trouble}</output>
    </>
  )
}
