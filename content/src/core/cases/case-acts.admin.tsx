'use client'

import type { Language } from '@washhouse/contract/language'
import { type ReactNode, type RefObject, useState } from 'react'
import { bodyOf, firstValues, type Values } from './act-body.ts'
import { CaseForm, Field } from './case-form.admin.tsx'
import type { CaseAct, ShownCase } from './case-view.ts'
import { useKeys } from './queue-keys.ts'

interface Props {
  shown: ShownCase
  language: Language
  isBusy: boolean
  /** Within which the keys work. */
  frame: RefObject<HTMLElement | null>
  /** Whether the service took it. */
  onSend: (act: CaseAct, body: object) => Promise<boolean>
  /** Buttons behind those of the acts. */
  children: ReactNode
}

interface ButtonProps {
  text: string
  hotkey: string | undefined
  isBusy: boolean
  isPrimary?: boolean
  isExpanded?: boolean | undefined
  onPress: () => void
}

/** What may be done with a case: a button and mostly a key each, with the settings that go along. */
export function CaseActs({ shown, language, isBusy, frame, onSend, children }: Props) {
  const { settings, acts } = shown.view
  const [changed, setChanged] = useState<Values>({})
  const [formOf, setFormOf] = useState<string>()
  const chosen = { ...firstValues(settings), ...changed }
  const opened = acts.find(({ name }) => name === formOf)

  const set = (name: string, value: string | boolean) =>
    setChanged((before) => ({ ...before, [name]: value }))
  const send = (act: CaseAct, typed: Values) => onSend(act, bodyOf(act, shown, { chosen, typed }))
  const press = (act: CaseAct) => (act.fields ? setFormOf(act.name) : void send(act, {}))

  useKeys(frame, [
    ...acts.map((act) => ({ key: act.key, press: () => press(act) })),
    ...settings.map(({ name, key }) => ({ key, press: () => set(name, chosen[name] !== true) })),
  ])

  return (
    <>
      <div className="case-queue__acts">
        {settings.map((field) => (
          <Field
            key={field.name}
            field={field}
            value={chosen[field.name] ?? field.value}
            onChange={(value) => set(field.name, value)}
          />
        ))}
        <div className="case-queue__buttons">
          {acts.map((act) => (
            <KeyButton
              key={act.name}
              text={act.text}
              hotkey={act.key}
              isBusy={isBusy}
              isExpanded={act.fields && act === opened}
              onPress={() => press(act)}
            />
          ))}
          {children}
        </div>
      </div>
      {opened?.fields && (
        <CaseForm
          key={opened.name}
          fields={opened.fields}
          name={`case ${shown.id} ${opened.name}`}
          text={opened.text}
          language={language}
          isBusy={isBusy}
          onSend={(typed) => send(opened, typed)}
          onClose={() => setFormOf(undefined)}
        />
      )}
    </>
  )
}

export function KeyButton({ text, hotkey, isBusy, isPrimary, isExpanded, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className={`btn btn--style-${isPrimary ? 'primary' : 'secondary'} btn--size-small`}
      aria-keyshortcuts={hotkey}
      aria-disabled={isBusy}
      aria-expanded={isExpanded}
      onClick={onPress}
    >
      {text} {hotkey && <kbd>{hotkey.toUpperCase()}</kbd>}
    </button>
  )
}
