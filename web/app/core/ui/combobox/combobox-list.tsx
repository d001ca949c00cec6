import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import { optionIdOf, type ComboboxControls } from './combobox.tsx'
import { stepTo } from './step-to.ts'

interface ComboboxListProps {
  controls: ComboboxControls
  /** Returns the options for the typed text, best first. Called with '' before anything is typed. */
  find: (typed: string) => readonly ComboboxOption[]
  /** When it changes, the list opens and shows it instead of `find('')`. A single option is chosen at once. */
  offer?: readonly ComboboxOption[] | null
  noneText: string
  countText: (count: number) => string
}

/** The matching options below the field. The field keeps the focus, so its keys control the list (see `readKey`). */
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
    // A key that ends an IME composition is not for the list.
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
  // Before the list is painted, so that it handles keys as soon as it is visible.
  useLayoutEffect(() => {
    const field = input.current
    // Options never have the focus, so leaving the field closes the list.
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
    // Scrolls the list into view. On a phone, the edge or the keyboard would hide most of it.
    if (isOpen) document.getElementById(listId)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, listId])

  useEffect(() => {
    if (active >= 0)
      document.getElementById(optionIdOf(listId, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  return (
    <>
      {/* A select takes the focus from the field, and a datalist cannot be styled or show a second line. */}
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
          // Keys are handled on the field (see `readKey`).
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
