import { createContext, type RefObject, use, useEffect, useEffectEvent } from 'react'

/** The element within which keys work. */
export const KeyFrame = createContext<RefObject<HTMLElement | null>>({ current: null })

/** Calls `press` at a key while the calling component is mounted. */
export function useKey(key: string | undefined, press: () => void): void {
  const frame = use(KeyFrame)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || !isCommand(event)) return
    event.preventDefault()
    press()
  })
  useEffect(() => {
    const { current } = frame
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    current?.addEventListener('keydown', listen)
    return () => current?.removeEventListener('keydown', listen)
  }, [frame])
}

/** True if a key press is a command: no modifier or repeat, and not typed into a field. */
export function isCommand(
  event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'target' | 'repeat'>,
): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return false
  const { target } = event
  const name =
    typeof target === 'object' && target !== null && 'tagName' in target ? target.tagName : ''
  return !['INPUT', 'SELECT', 'TEXTAREA'].includes(String(name))
}
