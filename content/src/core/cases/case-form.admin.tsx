'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { dropText } from '../admin/tab-texts.ts'
import { useTabText } from '../admin/use-tab-text.ts'
import type { Values } from './act-body.ts'
import type { CaseField } from './case-view.ts'
import { useKey } from './queue-keys.ts'

interface Props {
  fields: readonly CaseField[]
  /** The name under which the tab stores the typed text. */
  name: string
  /** Resolves to true if the service accepted it. */
  onSend: (typed: Values) => Promise<boolean>
  onClose: () => void
  /** Buttons: one that submits, and one that resets. */
  children: ReactNode
}

export function CaseForm({ fields, name, onSend, onClose, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  // Restores the focus when the form closes.
  useEffect(() => {
    const before = document.activeElement
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  function close() {
    for (const field of fields) dropText(`${name} ${field.name}`)
    onClose()
  }

  return (
    <form
      className="case-queue__edit"
      ref={form}
      onReset={close}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        void onSend(valuesIn(typed, fields)).then((isSent) => isSent && close())
      }}
    >
      {fields.map((field) => (
        <KeptField key={field.name} field={field} name={`${name} ${field.name}`} />
      ))}
      <div className="case-queue__buttons">{children}</div>
    </form>
  )
}

function valuesIn(typed: FormData, fields: readonly CaseField[]): Values {
  const valueOf = ({ name, kind }: CaseField) => {
    const value = typed.get(name)
    return kind === 'flag' ? value !== null : typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]))
}

/** A field whose value stays in the tab until it is sent or discarded. */
function KeptField({ field, name }: { field: CaseField; name: string }) {
  const [text, setText] = useTabText(name, String(field.value))
  const value = field.kind === 'flag' ? text === 'true' : text
  return <Field field={field} value={value} onChange={(next) => setText(String(next))} />
}

interface FieldProps {
  field: CaseField
  value: string | boolean
  onChange: (value: string | boolean) => void
}

export function Field({ field, value, onChange }: FieldProps) {
  const id = useId()
  const { name, label, kind, options, key, maxLength, isOptional } = field
  useKey(key, () => onChange(value !== true))
  if (kind === 'flag')
    return (
      <label>
        <input
          type="checkbox"
          name={name}
          aria-keyshortcuts={key}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />{' '}
        {label} {key && <kbd>{key.toUpperCase()}</kbd>}
      </label>
    )
  const change = ({ target }: { target: { value: string } }) => onChange(target.value)
  const control = { id, name, value: String(value), onChange: change }
  const typed = { ...control, maxLength, required: !isOptional }
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {kind === 'line' && <input {...typed} />}
      {kind === 'text' && <textarea rows={8} {...typed} />}
      {kind === 'choice' && (
        <select {...control}>
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </>
  )
}
