import { useId, type InputHTMLAttributes } from 'react'
import { describeField, FieldNotes, type FieldText } from './field-frame.tsx'

type CheckboxFieldProps = Omit<FieldText, 'mark'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type'>

/** A single yes or no. */
export function CheckboxField({ label, hint, error, ...rest }: CheckboxFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="choice">
        <input
          {...rest}
          {...describeField(id, { hint, error })}
          type="checkbox"
          className="choice__control"
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

interface ChoiceGroupProps extends Omit<FieldText, 'label' | 'mark'> {
  legend: string
  kind: 'one' | 'several'
  name: string
  options: readonly { value: string; label: string; isDisabled?: boolean }[]
  /** What is chosen at first. */
  chosen?: readonly string[]
  isRequired?: boolean
}

/** One or several of a few options, all in sight. */
export function ChoiceGroup({
  legend,
  kind,
  name,
  options,
  chosen = [],
  isRequired = false,
  hint,
  error,
}: ChoiceGroupProps) {
  const id = useId()
  return (
    <fieldset className="choice-group" {...describeField(id, { hint })}>
      <legend className="choice-group__legend">{legend}</legend>
      {options.map(({ value, label, isDisabled = false }) => (
        <label key={value} className="choice">
          <input
            {...describeField(id, { error })}
            type={kind === 'one' ? 'radio' : 'checkbox'}
            className="choice__control"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            disabled={isDisabled}
            required={isRequired && kind === 'one'}
          />
          <span>{label}</span>
        </label>
      ))}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
