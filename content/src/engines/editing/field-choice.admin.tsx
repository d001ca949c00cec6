import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import type { Difference, Side } from './field-differences.ts'
import './newer-version.css'
import { fieldLabel, ShownValue } from './shown-value.admin.tsx'

interface Props {
  difference: Difference
  chosen: Side
  onChoose: (side: Side) => void
  /** What the two sides are called. */
  names: Readonly<Record<Side, string>>
  /** Beside the field's name. */
  note: string
}

/** Lets the editor choose between two values of a field. */
export function FieldChoice({ difference, chosen, onChoose, names, note }: Props) {
  const { i18n } = useTranslation()
  const group = useId()
  const { field } = difference
  return (
    <fieldset>
      <legend>
        {fieldLabel(field, i18n)} <small>{note}</small>
      </legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side}>
          <span>
            <input
              type="radio"
              name={group}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />{' '}
            {names[side]}
          </span>
          <ShownValue field={field} value={difference[side]} />
        </label>
      ))}
    </fieldset>
  )
}
