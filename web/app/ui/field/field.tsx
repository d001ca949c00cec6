import { useId, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import './field.css'

interface FieldText {
  label: string
  hint?: string | undefined
  /** What is wrong with the value; shown in red and read out with the field. */
  error?: string | undefined
}

interface FieldFrameProps extends FieldText {
  id: string
  children: ReactNode
}

function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children}
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
    </div>
  )
}

function describe(id: string, { hint, error }: FieldText) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    ...(ids ? { 'aria-describedby': ids } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  }
}

type TextFieldProps = FieldText & {
  icon?: IconName
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'>

/** One line of text; `type="search"` for a search field. */
export function TextField({ label, hint, error, icon, type = 'text', ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={icon ? 'field__box field__box--icon' : 'field__box'}>
        {icon && <Icon name={icon} />}
        <input
          {...rest}
          {...describe(id, { label, hint, error })}
          id={id}
          type={type}
          className="field__control"
        />
      </div>
    </FieldFrame>
  )
}

export interface SelectOption {
  value: string
  label: string
}

export interface SelectGroup {
  label: string
  options: readonly SelectOption[]
}

type SelectFieldProps = FieldText & {
  /** Single options and groups of them, in order. */
  options: readonly (SelectOption | SelectGroup)[]
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id' | 'children'>

export function SelectField({ label, hint, error, options, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="field__box field__box--select">
        <select
          {...rest}
          {...describe(id, { label, hint, error })}
          id={id}
          className="field__control"
        >
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(printOption)}
              </optgroup>
            ) : (
              printOption(option)
            ),
          )}
        </select>
        <Icon name="chevron-down" size="s" />
      </div>
    </FieldFrame>
  )
}

function printOption({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}
