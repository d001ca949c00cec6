import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { FieldFrame, useField, type FieldText } from './field-frame.tsx'

type TextFieldProps = FieldText & {
  icon?: IconName
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'>

/** One line of text; `type="search"` for a search field. */
export function TextField({ icon, type = 'text', ...props }: TextFieldProps) {
  const [frame, control] = useField(props)
  return (
    <FieldFrame {...frame}>
      <div className={icon ? 'field__box field__box--icon' : 'field__box'}>
        {icon && <Icon name={icon} />}
        <input {...control} type={type} className="field__control" />
      </div>
    </FieldFrame>
  )
}

type TextAreaFieldProps = FieldText &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'>

/** Several lines of text; grows with its content. */
export function TextAreaField({ rows = 4, ...props }: TextAreaFieldProps) {
  const [frame, control] = useField(props)
  return (
    <FieldFrame {...frame}>
      <textarea
        {...control}
        rows={rows}
        className="field__control field__control--area"
        // Browsers scroll only the caret into view, and fixed elements may cover the rest.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
      />
    </FieldFrame>
  )
}

type FileFieldProps = FieldText & { ref?: Ref<HTMLInputElement> } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'id' | 'type'
  >

/** A native file input with our style. */
export function FileField(props: FileFieldProps) {
  const [frame, control] = useField(props)
  return (
    <FieldFrame {...frame}>
      <input {...control} type="file" className="field__file" />
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

export function SelectField({ options, ...props }: SelectFieldProps) {
  const [frame, control] = useField(props)
  return (
    <FieldFrame {...frame}>
      <div className="field__box field__box--select">
        <select {...control} className="field__control">
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
