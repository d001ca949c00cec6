import { type RefObject, useEffect, useRef } from 'react'

const saving = '#action-save, #action-save-draft'

/** Presses once more the button by which the form around this place was last saved. */
export function usePressedButton(place: RefObject<HTMLElement | null>) {
  const press = useRef<() => void>(undefined)
  useEffect(() => {
    const form = place.current?.closest('form')
    const note = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(saving) : null
      if (button) press.current = () => form?.querySelector<HTMLElement>(`#${button.id}`)?.click()
    }
    form?.addEventListener('click', note, { capture: true })
    return () => form?.removeEventListener('click', note, { capture: true })
  }, [place])
  return press
}
