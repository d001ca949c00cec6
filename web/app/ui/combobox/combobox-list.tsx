import type { ComboboxOption } from './combobox-option.ts'

interface ComboboxListProps {
  id: string
  label: string
  /** None while the list is closed. */
  options: readonly ComboboxOption[]
  isOpen: boolean
  /** The one that the keys are at. */
  active: number
  onChoose: (option: ComboboxOption) => void
}

export const optionIdOf = (listId: string, index: number) => `${listId}-${index}`

/** What fits, below its field, which keeps the focus and reads the keys. */
export function ComboboxList({ id, label, options, isOpen, active, onChoose }: ComboboxListProps) {
  return (
    // A select takes the focus from the field, a datalist can neither be styled nor show a second line.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div id={id} role="listbox" aria-label={label} className="combobox__list" hidden={!isOpen}>
      {options.map((option, index) => (
        // Its keys are those of the field.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option.value}
          id={optionIdOf(id, index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className="combobox__option"
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.label}
          {option.detail && <small>{option.detail}</small>}
        </div>
      ))}
    </div>
  )
}
