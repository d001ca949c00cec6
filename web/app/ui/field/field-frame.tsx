import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import './field.css'

export interface FieldText {
  label: string
  /** Behind the label, e.g. 'ไม่บังคับ'. */
  mark?: string | undefined
  hint?: string | undefined
  /** What is wrong with the value; shown in red and read out with the field. */
  error?: string | undefined
}

interface FieldFrameProps extends FieldText {
  id: string
  children: ReactNode
}

/** A label above a control, hint and error below it. */
export function FieldFrame({ id, label, mark, hint, error, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {mark && <span className="field__mark">{mark}</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export function FieldNotes({ id, hint, error }: Omit<FieldText, 'label'> & { id: string }) {
  return (
    <>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="alert" size="s" />
          {error}
        </p>
      )}
    </>
  )
}

/** Ties hint and error to their control. */
export function describeField(id: string, { hint, error }: Omit<FieldText, 'label'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    ...(ids ? { 'aria-describedby': ids } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  }
}
