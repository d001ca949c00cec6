import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { FieldFrame, describeField, splitWords, useFieldId } from '../field/field-frame.tsx'
import type { FieldText } from '../field/field-frame.tsx'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { ComboboxList, optionIdOf } from './combobox-list.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import { stepTo } from './step-to.ts'
import './combobox.css'

interface ComboboxFieldProps extends FieldText {
  name: string
  chosen: ComboboxOption | null
  /** What stands in the list for what was typed, best first; for '' before anything was. */
  find: (typed: string) => readonly ComboboxOption[]
  /** Shown as soon as it changes, in place of what is found for ''. */
  offer?: readonly ComboboxOption[] | null
  placeholder?: string
  /** The field was reached: what finds may be fetched. */
  onFocus?: () => void
  noneText: string
  countText: (count: number) => string
}

/**
 * A field for text that lists what fits, for one of many (WAI-ARIA APG: editable combobox with list
 * autocomplete). What is sent is the value of the option that was chosen, never the text. Needs scripts.
 */
export function ComboboxField({
  name,
  chosen: chosenAtFirst,
  find,
  offer = null,
  placeholder,
  onFocus,
  noneText,
  countText,
  ...props
}: ComboboxFieldProps) {
  const [words] = splitWords(props)
  const id = useFieldId(words.id)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(chosenAtFirst)
  const [text, setText] = useState(chosenAtFirst?.label ?? '')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [lastOffer, setLastOffer] = useState(offer)
  const typed = chosen ? '' : text.trim()
  const shown = typed === '' ? (offer ?? find('')) : find(typed)

  if (offer !== lastOffer) {
    setLastOffer(offer)
    if (offer) {
      setChosen(null)
      setText('')
      setActive(-1)
      setIsOpen(true)
    }
  }
  useEffect(() => {
    if (offer) input.current?.focus()
  }, [offer])

  const { whenMissing = '' } = words
  useEffect(() => {
    input.current?.setCustomValidity(chosen ? '' : whenMissing)
  }, [chosen, whenMissing])

  useEffect(() => {
    if (active >= 0)
      document.getElementById(optionIdOf(listId, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  function choose(option: ComboboxOption) {
    setChosen(option)
    setText(option.label)
    close()
  }

  function close() {
    setIsOpen(false)
    setActive(-1)
  }

  function type(next: string) {
    setText(next)
    setChosen(null)
    setActive(-1)
    setIsOpen(true)
  }

  function handleKey(event: KeyboardEvent) {
    // A key that ends the composition of a word is no key of the list.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      if (isOpen) close()
      else type('')
      return
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const option = shown[active] ?? (shown.length === 1 ? shown[0] : undefined)
      if (option) choose(option)
      return
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setIsOpen(true)
    setActive(stepTo(active, event.key === 'ArrowDown' ? 1 : -1, shown.length))
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return
    const only = typed !== '' && shown.length === 1 ? shown[0] : undefined
    if (only) choose(only)
    else close()
  }

  return (
    <FieldFrame {...words} id={id}>
      <div className="field__box field__box--icon combobox" onBlur={leave}>
        <Icon name="search" />
        <input
          {...describeField(id, words)}
          ref={input}
          id={id}
          type="text"
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
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onFocus={onFocus}
          onClick={() => setIsOpen(true)}
          onKeyDown={handleKey}
        />
        <input type="hidden" name={name} value={chosen?.value ?? ''} />
        <ComboboxList
          id={listId}
          label={words.label}
          options={isOpen ? shown : []}
          isOpen={isOpen}
          active={active}
          onChoose={choose}
        />
        {isOpen && shown.length === 0 && <p className="combobox__none">{noneText}</p>}
      </div>
      <div aria-live="polite">
        {isOpen && typed !== '' && (
          <VisuallyHidden>{shown.length === 0 ? noneText : countText(shown.length)}</VisuallyHidden>
        )}
      </div>
    </FieldFrame>
  )
}
