import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { type Difference, type Side, sideOf } from './field-differences.ts'
import './newer-version.css'
import { fieldLabel, ShownValue } from './shown-value.admin.tsx'

interface Props {
  difference: Difference
  chosen: Side
  onChoose: (side: Side) => void
  names: Readonly<Record<Side, string>>
  note: string
}

/** A choice between two values for each field. Returns the current choice and the rendered fields. */
export function useFieldChoices(
  differences: readonly Difference[],
  names: Props['names'],
  noteOf: (difference: Difference) => string,
) {
  const [chosen, choose] = useState<ReadonlyMap<string, Side>>(
    () => new Map(differences.map((each) => [each.field.name, sideOf(each)])),
  )
  const choices = differences.map((difference) => (
    <FieldChoice
      key={difference.field.name}
      difference={difference}
      chosen={chosen.get(difference.field.name) ?? 'mine'}
      onChoose={(side) => choose(new Map(chosen).set(difference.field.name, side))}
      names={names}
      note={noteOf(difference)}
    />
  ))
  return { chosen, choices }
}

function FieldChoice({ difference, chosen, onChoose, names, note }: Props) {
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
