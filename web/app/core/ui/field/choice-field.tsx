import type { InputHTMLAttributes, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { describeField, FieldNotes, useFieldId, type FieldText } from './field-frame.tsx'

type CheckboxFieldProps = Omit<FieldText, 'mark' | 'label' | 'whenMalformed'> & {
  /** May contain a link. */
  label: ReactNode
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type'>

export function CheckboxField({
  label,
  hint,
  error,
  id: given,
  whenMissing,
  ...rest
}: CheckboxFieldProps) {
  const id = useFieldId(given)
  return (
    <div className="field">
      <label className="choice">
        <input
          {...rest}
          {...describeField(id, { hint, error, whenMissing })}
          id={id}
          type="checkbox"
          className="choice__control"
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

interface Choice {
  value: string
  label: string
  /** Above the label of a card. */
  icon?: IconName
}

interface ChoiceGroupProps extends Omit<FieldText, 'label' | 'mark' | 'whenMalformed'> {
  legend: string
  kind: 'one' | 'several'
  /** cards: large ones side by side, for a few options. */
  variant?: 'list' | 'cards'
  name: string
  options: readonly Choice[]
  /** Initially chosen. */
  chosen?: readonly string[]
  isRequired?: boolean
}

/** One or several of a few options, all visible; a link to its id leads to the first. */
export function ChoiceGroup({
  legend,
  kind,
  variant = 'list',
  name,
  options,
  chosen = [],
  isRequired = false,
  hint,
  error,
  id: given,
  whenMissing,
}: ChoiceGroupProps) {
  const id = useFieldId(given)
  return (
    <fieldset className="choice-group" {...describeField(`${id}-all`, { hint })}>
      <legend className="choice-group__legend">{legend}</legend>
      <div className={`choice-group__options choice-group__options--${variant}`}>
        {options.map(({ value, label, icon }, index) => (
          <label key={value} className={variant === 'cards' ? 'choice choice--card' : 'choice'}>
            <input
              {...describeField(`${id}-all`, { error, whenMissing })}
              {...(index === 0 ? { id } : {})}
              type={kind === 'one' ? 'radio' : 'checkbox'}
              className="choice__control"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              required={isRequired && kind === 'one'}
            />
            {icon && <Icon name={icon} size="l" />}
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={`${id}-all`} hint={hint} error={error} />
    </fieldset>
  )
}
