import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { FieldFrame, useField, type FieldText } from '../field/field-frame.tsx'
import { Icon } from '../icon/icon.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import './combobox.css'

export interface ComboboxState {
  chosen: ComboboxOption | null
  text: string
  isOpen: boolean
  /** Index of the highlighted option; -1: none. */
  active: number
}

/** What the list reads and changes of its field. */
export interface ComboboxControls {
  input: RefObject<HTMLInputElement | null>
  listId: string
  label: string
  state: ComboboxState
  change: (next: Partial<ComboboxState>) => void
}

interface ComboboxFieldProps extends FieldText {
  name: string
  chosen: ComboboxOption | null
  placeholder?: string
  /** The field has the focus: the list may be loaded. */
  onReach?: () => void
  /** A `ComboboxList`, once it is loaded. */
  list: ((controls: ComboboxControls) => ReactNode) | null
}

export const optionIdOf = (listId: string, index: number) => `${listId}-${index}`

/**
 * A text field that suggests options, of which one is chosen (WAI-ARIA APG: editable combobox with list autocomplete). Sends
 * the chosen option's value, never the text. Needs scripts; those of its list may load later, so that a page need not wait
 * for them.
 */
export function ComboboxField({
  name,
  chosen: chosenAtFirst,
  placeholder,
  onReach,
  list,
  ...props
}: ComboboxFieldProps) {
  const [frame, control] = useField(props)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<ComboboxState>({
    chosen: chosenAtFirst,
    text: chosenAtFirst?.label ?? '',
    isOpen: false,
    active: -1,
  })
  const { chosen, text, active } = state
  const isOpen = state.isOpen && list !== null
  const change = (next: Partial<ComboboxState>) => setState((before) => ({ ...before, ...next }))

  const { whenMissing = '' } = props
  useEffect(() => {
    input.current?.setCustomValidity(chosen ? '' : whenMissing)
  }, [chosen, whenMissing])

  return (
    <FieldFrame {...frame}>
      <div className="field__box field__box--icon combobox">
        <Icon name="search" />
        <input
          {...control}
          ref={input}
          className="field__control"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen && active >= 0 ? optionIdOf(listId, active) : undefined}
          aria-required={whenMissing !== ''}
          // Its errors are reported under the name of the hidden field.
          data-speaks-for={name}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) =>
            change({ text: currentTarget.value, chosen: null, isOpen: true, active: -1 })
          }
          onFocus={onReach}
          onClick={() => change({ isOpen: true })}
        />
        <input type="hidden" name={name} value={chosen?.value ?? ''} />
        {list?.({ input, listId, label: frame.label, state, change })}
      </div>
    </FieldFrame>
  )
}
