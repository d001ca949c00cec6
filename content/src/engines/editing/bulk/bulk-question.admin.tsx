'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { Answer } from '../../admin/call-admin.ts'
import { AdminDialog, DialogButton } from '../../admin/dialog.admin.tsx'
import { bulkWords } from './bulk.labels.ts'
import type { BulkAct } from './change-record.ts'

export interface Question {
  act: Exclude<BulkAct, 'change'>
  /** How many of the records have a draft that is newer than what is published, and whose. */
  drafts: number
  names: readonly string[]
}

interface Props extends Question {
  count: number
  onConfirm: () => Promise<Answer>
  onCancel: () => void
}

/** Asks before records are published or unpublished. */
export function BulkQuestion({ act, count, drafts, names, onConfirm, onCancel }: Props) {
  const { i18n } = useTranslation()
  const [state, setState] = useState<'asking' | 'busy' | { said: string }>('asking')
  const words = bulkWords(i18n)
  const isNothing = act === 'publish' && drafts === 0

  async function confirm() {
    setState('busy')
    const answer = await onConfirm()
    if (!answer.ok) setState({ said: answer.said ?? words.trouble })
  }

  return (
    <AdminDialog title={words.title[act](count)} className="bulk-question" onCancel={onCancel}>
      <p>{act === 'publish' ? words.goesPublic(drafts, names) : words.goesOff}</p>
      {typeof state === 'object' && <p role="alert">{state.said}</p>}
      <footer>
        <DialogButton
          isFirst
          isDisabled={isNothing || state === 'busy'}
          onClick={() => void confirm()}
        >
          {state === 'busy' ? words.saving : words.confirm[act]}
        </DialogButton>
        <DialogButton isDisabled={state === 'busy'} onClick={onCancel}>
          {words.cancel}
        </DialogButton>
      </footer>
    </AdminDialog>
  )
}
