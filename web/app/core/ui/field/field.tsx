import {
  useEffect,
  useState,
  type InputHTMLAttributes,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { useIsHydrated } from '../use-is-hydrated.ts'
import { FieldFrame, useField, type FieldText } from './field-frame.tsx'
import './file-field.css'

type TextFieldProps = FieldText & {
  ref?: Ref<HTMLInputElement>
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

interface FileFieldTexts {
  choose: string
  /** Shown until a file is chosen. */
  none: string
}

type FileFieldProps = FieldText & {
  ref?: Ref<HTMLInputElement>
  texts: FileFieldTexts
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type'>

/**
 * A native file input. The browser's own text is in the browser's language. Therefore, once the scripts run, it lies invisibly
 * over our own text, and still takes clicks, keys, dropped files and the focus.
 */
export function FileField({ texts, onChange, ...props }: FileFieldProps) {
  const [{ id, ...frame }, control] = useField(props)
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState('')
  useEffect(() => {
    // A file that was chosen before the scripts ran.
    const input = document.getElementById(id)
    if (input instanceof HTMLInputElement) setChosen(fileNameIn(input))
  }, [id])
  return (
    <FieldFrame {...frame} id={id}>
      <div className="field__file-box">
        <input
          {...control}
          type="file"
          className={isHydrated ? 'field__file field__file--invisible' : 'field__file'}
          onChange={(event) => {
            setChosen(fileNameIn(event.currentTarget))
            onChange?.(event)
          }}
        />
        {isHydrated && (
          <div className="field__file-face">
            <span className="field__file-button" aria-hidden="true">
              {texts.choose}
            </span>
            {/* A field for several files lists them itself. */}
            {!props.multiple && (
              <span className="field__file-name" aria-live="polite">
                <bdi>{chosen || texts.none}</bdi>
              </span>
            )}
          </div>
        )}
      </div>
    </FieldFrame>
  )
}

const fileNameIn = ({ files }: HTMLInputElement) => files?.[0]?.name ?? ''

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
