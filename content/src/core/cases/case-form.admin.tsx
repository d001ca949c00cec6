'use client'

import type { Language } from '@washhouse/contract/language'
import { useEffect, useId, useRef } from 'react'
import { dropText } from '../admin/tab-texts.ts'
import { useTabText } from '../admin/use-tab-text.ts'
import type { Values } from './act-body.ts'
import type { CaseField } from './case-view.ts'
import { sayIn } from './queue.labels.ts'

interface FieldProps {
  field: CaseField
  value: string | boolean
  onChange: (value: string | boolean) => void
}

interface Props {
  fields: readonly CaseField[]
  /** Under which what is typed stays in the tab. */
  name: string
  /** Of its button. */
  text: string
  language: Language
  isBusy: boolean
  /** Whether the service took it. */
  onSend: (typed: Values) => Promise<boolean>
  onClose: () => void
}

/** What is typed for an act before it is sent. */
export function CaseForm({ fields, name, text, language, isBusy, onSend, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null)
  // To where somebody came from, once it is closed.
  useEffect(() => {
    const before = document.activeElement
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => before instanceof HTMLElement && before.focus()
  }, [])

  const tabName = (field: CaseField) => `${name} ${field.name}`
  function giveUp() {
    for (const field of fields) dropText(tabName(field))
    onClose()
  }

  return (
    <form
      className="case-queue__edit"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        void onSend(valuesIn(typed, fields)).then((isSent) => isSent && giveUp())
      }}
    >
      {fields.map((field) => (
        <KeptField key={field.name} field={field} tabName={tabName(field)} />
      ))}
      <div className="case-queue__buttons">
        <button
          type="submit"
          className="btn btn--style-primary btn--size-small"
          aria-disabled={isBusy}
        >
          {text}
        </button>
        <button type="button" className="btn btn--style-secondary btn--size-small" onClick={giveUp}>
          {sayIn(language)('cancel')}
        </button>
      </div>
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

/** A field whose value stays in the tab until it is sent or given up. */
function KeptField({ field, tabName }: { field: CaseField; tabName: string }) {
  const [text, setText] = useTabText(tabName, String(field.value))
  const value = field.kind === 'flag' ? text === 'true' : text
  return <Field field={field} value={value} onChange={(next) => setText(String(next))} />
}

export function Field({ field, value, onChange }: FieldProps) {
  const id = useId()
  const { name, label, kind, options, key, maxLength, isOptional } = field
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
