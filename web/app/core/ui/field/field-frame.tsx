import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import './field.css'
import { RunningText } from '../phrases/running-text.tsx'

export interface FieldText {
  label: string
  /** After the label, e.g. 'ไม่บังคับ'. */
  mark?: string | undefined
  hint?: string | undefined
  /** Error text; shown in red and announced with the field. */
  error?: string | undefined
  /** Id of the control, e.g. for links of an error summary; generated if omitted. */
  id?: string | undefined
  /** Texts of `findFaults` for an empty field, and for a wrong type or pattern. */
  whenMissing?: string | undefined
  whenMalformed?: string | undefined
}

export function useFieldId(given: string | undefined): string {
  const own = useId()
  return given ?? own
}

/** Separates the props of the frame from those of the control, and connects the two. */
export function useField<Props extends FieldText>(props: Props) {
  const { label, mark, hint, error, id: given, whenMissing, whenMalformed, ...rest } = props
  const id = useFieldId(given)
  const words = describeField(id, { hint, error, whenMissing, whenMalformed })
  return [
    { id, label, mark, hint, error },
    { ...rest, ...words, id },
  ] as const
}

interface FieldFrameProps extends Pick<FieldText, 'label' | 'mark' | 'hint' | 'error'> {
  id: string
  children: ReactNode
}

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

export function FieldNotes({
  id,
  hint,
  error,
}: Pick<FieldText, 'hint' | 'error'> & { id: string }) {
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
          <RunningText text={error} />
        </p>
      )}
    </>
  )
}

type FieldWords = Pick<FieldText, 'hint' | 'error' | 'whenMissing' | 'whenMalformed'>

/** Connects hint, error and error texts to their control. */
export function describeField(id: string, { hint, error, whenMissing, whenMalformed }: FieldWords) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    ...(ids ? { 'aria-describedby': ids } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
    'data-when-missing': whenMissing,
    'data-when-malformed': whenMalformed,
  }
}
