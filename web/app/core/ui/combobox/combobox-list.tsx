import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import { optionIdOf, type ComboboxControls } from './combobox.tsx'
import { stepTo } from './step-to.ts'

interface ComboboxListProps {
  controls: ComboboxControls
  /** What stands in the list for what was typed, best first; for '' before anything was. */
  find: (typed: string) => readonly ComboboxOption[]
  /** Shown as soon as it changes, in place of what is found for ''; a single one is chosen. */
  offer?: readonly ComboboxOption[] | null
  noneText: string
  countText: (count: number) => string
}

/** What fits, below its field, which keeps the focus; it reads the keys that are pressed there. */
export function ComboboxList({
  controls: { input, listId, label, state, change },
  find,
  offer = null,
  noneText,
  countText,
}: ComboboxListProps) {
  const { chosen, text, isOpen, active } = state
  const typed = chosen ? '' : text.trim()
  const shown = typed === '' ? (offer ?? find('')) : find(typed)

  const close = () => change({ isOpen: false, active: -1 })
  const clear = { chosen: null, text: '', active: -1 }
  const choose = (option: ComboboxOption) =>
    change({ chosen: option, text: option.label, isOpen: false, active: -1 })

  const readKey = useEffectEvent((event: KeyboardEvent) => {
    // A key that ends the composition of a word is no key of the list.
    if (event.isComposing) return
    if (event.key === 'Escape') {
      if (isOpen) close()
      else change(clear)
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
    const step = event.key === 'ArrowDown' ? 1 : -1
    change({ isOpen: true, active: stepTo(active, step, shown.length) })
  })
  const leave = useEffectEvent(() => {
    const only = typed !== '' && shown.length === 1 ? shown[0] : undefined
    if (only) choose(only)
    else close()
  })
  // Before the list is painted: a key that is pressed as soon as it is seen is for the list.
  useLayoutEffect(() => {
    const field = input.current
    // An option is no place for the focus: whoever leaves the field leaves the list.
    const stopListening = new AbortController()
    const { signal } = stopListening
    field?.addEventListener('keydown', (event) => readKey(event), { signal })
    field?.addEventListener('blur', () => leave(), { signal })
    return () => stopListening.abort()
  }, [input])

  const showOffer = useEffectEvent(() => {
    const only = offer?.length === 1 ? offer[0] : undefined
    if (only) choose(only)
    else change({ ...clear, isOpen: true })
    input.current?.focus()
  })
  useEffect(() => {
    if (offer) showOffer()
  }, [offer])

  useEffect(() => {
    // Else its beginning alone is seen above the lower edge, or the keyboard, of a phone.
    if (isOpen) document.getElementById(listId)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, listId])

  useEffect(() => {
    if (active >= 0)
      document.getElementById(optionIdOf(listId, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  return (
    <>
      {/* A select takes the focus from the field, a datalist can neither be styled nor show a second line. */}
      <div
        id={listId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        className="combobox__list"
        hidden={!isOpen}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {(isOpen ? shown : []).map((option, index) => (
          // Its keys are those of the field.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={option.value}
            id={optionIdOf(listId, index)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className="combobox__option"
            onClick={() => choose(option)}
          >
            {option.label}
            {option.detail && <small>{option.detail}</small>}
          </div>
        ))}
      </div>
      {isOpen && shown.length === 0 && <p className="combobox__none">{noneText}</p>}
      <div aria-live="polite">
        {isOpen && typed !== '' && (
          <VisuallyHidden>{shown.length === 0 ? noneText : countText(shown.length)}</VisuallyHidden>
        )}
      </div>
    </>
  )
}
