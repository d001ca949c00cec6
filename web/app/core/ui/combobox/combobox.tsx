import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { FieldFrame, useField, type FieldText } from '../field/field-frame.tsx'
import { Icon } from '../icon/icon.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import './combobox.css'

export interface ComboboxState {
  chosen: ComboboxOption | null
  text: string
  isOpen: boolean
  /** The option that the keys are at; -1: none. */
  active: number
}

/** What the list is told of its field, and what it changes there. */
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
  /** The field was reached: the list may be fetched. */
  onReach?: () => void
  /** A `ComboboxList`, once it is here. */
  list: ((controls: ComboboxControls) => ReactNode) | null
}

export const optionIdOf = (listId: string, index: number) => `${listId}-${index}`

/**
 * A field for text that lists what fits, for one of many (WAI-ARIA APG: editable combobox with list
 * autocomplete). What is sent is the value of the option that was chosen, never the text. Needs scripts;
 * those of its list may come later, so that a page need not wait for them.
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
          // Its faults are told under the name of what is sent.
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
