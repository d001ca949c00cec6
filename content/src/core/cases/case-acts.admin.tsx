'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { bodyOf, type Values } from './act-body.ts'
import { CaseForm, Field } from './case-form.admin.tsx'
import type { CaseAct, ShownCase } from './case-view.ts'
import { useKey } from './queue-keys.ts'

interface Props {
  shown: ShownCase
  isBusy: boolean
  /** The label of the button that discards the typed text. */
  cancel: string
  /** Resolves to true if the service accepted the act. */
  onSend: (act: CaseAct, body: object) => Promise<boolean>
  /** Buttons after those of the acts. */
  children: ReactNode
}

/** The acts for a case: a button each, mostly with a key, and the settings that are sent along. */
export function CaseActs({ shown, isBusy, cancel, onSend, children }: Props) {
  const { id, version, view } = shown
  const { settings, acts } = view
  const [changed, setChanged] = useState<Values>({})
  const [formOf, setFormOf] = useState<string>()
  const opened = acts.find(({ name }) => name === formOf)
  const chosen: Values = Object.fromEntries(
    settings.map(({ name, value }) => [name, changed[name] ?? value]),
  )
  const send = (act: CaseAct, typed: Values) => onSend(act, bodyOf(act, { version, chosen, typed }))
  return (
    <>
      <div className="case-queue__acts">
        {settings.map((field) => (
          <Field
            key={field.name}
            field={field}
            value={chosen[field.name] ?? field.value}
            onChange={(value) => setChanged({ ...changed, [field.name]: value })}
          />
        ))}
        <div className="case-queue__buttons">
          {acts.map((act) => (
            <KeyButton
              key={act.name}
              text={act.text}
              hotkey={act.key}
              aria-disabled={isBusy}
              aria-expanded={act.fields && act === opened}
              onPress={() => (act.fields ? setFormOf(act.name) : void send(act, {}))}
            />
          ))}
          {children}
        </div>
      </div>
      {opened?.fields && (
        <CaseForm
          key={opened.name}
          fields={opened.fields}
          name={`case ${id} ${opened.name}`}
          onSend={(typed) => send(opened, typed)}
          onClose={() => setFormOf(undefined)}
        >
          <KeyButton type="submit" text={opened.text} isPrimary aria-disabled={isBusy} />
          <KeyButton type="reset" text={cancel} />
        </CaseForm>
      )}
    </>
  )
}

interface ButtonProps extends ComponentProps<'button'> {
  text: string
  hotkey?: string | undefined
  isPrimary?: boolean
  onPress?: () => void
}

export function KeyButton({ text, hotkey, isPrimary, onPress, ...rest }: ButtonProps) {
  useKey(hotkey, () => onPress?.())
  return (
    <button
      type="button"
      className={`btn btn--style-${isPrimary ? 'primary' : 'secondary'} btn--size-small`}
      aria-keyshortcuts={hotkey}
      onClick={onPress}
      {...rest}
    >
      {text} {hotkey && <kbd>{hotkey.toUpperCase()}</kbd>}
    </button>
  )
}
