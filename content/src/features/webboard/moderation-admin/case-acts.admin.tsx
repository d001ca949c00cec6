'use client'

import type { BoardReason } from '@washhouse/contract/webboard/board-care.contract'
import type { Language } from '@washhouse/contract/language'
import { useId } from 'react'
import { reasonLabels } from '../moderation/case.labels.ts'
import { sayIn } from './case-place.admin.tsx'
import type { DecisionKey, Settings } from './decision-keys.ts'

interface Props {
  keys: readonly DecisionKey[]
  language: Language
  isBusy: boolean
  settings: Settings
  onReason: (reason: BoardReason) => void
  onAboutAll: (isAboutAll: boolean) => void
  onKeeps: (keepsWriting: boolean) => void
  onPress: (pressed: DecisionKey) => void
  onNext: () => void
}

const button = 'btn btn--style-secondary btn--size-small'

function isReason(value: string): value is BoardReason {
  return value in reasonLabels
}

/** What may be decided: a button and a key each, with the reason that goes along. */
export function CaseActs({ keys, language, isBusy, settings, ...on }: Props) {
  const say = sayIn(language)
  const reasonId = useId()
  const { reason, isAboutAll, keepsWriting } = settings
  return (
    <div className="board-queue__acts">
      <label htmlFor={reasonId}>{say('reason')}</label>
      <select
        id={reasonId}
        value={reason}
        onChange={({ target }) => isReason(target.value) && on.onReason(target.value)}
      >
        {Object.entries(reasonLabels).map(([value, text]) => (
          <option key={value} value={value}>
            {text[language]}
          </option>
        ))}
      </select>
      <label>
        <input
          type="checkbox"
          aria-keyshortcuts="x"
          checked={isAboutAll}
          onChange={({ target }) => on.onAboutAll(target.checked)}
        />{' '}
        {say('all')} <kbd>X</kbd>
      </label>{' '}
      <label>
        <input
          type="checkbox"
          aria-keyshortcuts="k"
          checked={keepsWriting}
          onChange={({ target }) => on.onKeeps(target.checked)}
        />{' '}
        {say('keeps')} <kbd>K</kbd>
      </label>
      <div className="board-queue__buttons">
        {keys.map((each) => (
          <button
            key={each.text}
            type="button"
            className={button}
            aria-keyshortcuts={each.key}
            aria-disabled={isBusy}
            onClick={() => on.onPress(each)}
          >
            {say(each.text)} <kbd>{each.key.toUpperCase()}</kbd>
          </button>
        ))}
        <button type="button" className={button} aria-keyshortcuts="n" onClick={on.onNext}>
          {say('next')} <kbd>N</kbd>
        </button>
      </div>
    </div>
  )
}
