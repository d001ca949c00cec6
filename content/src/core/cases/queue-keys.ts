import { type RefObject, useEffect, useEffectEvent } from 'react'

/** What a key does; without one it has a button alone. */
export interface KeyWork {
  key: string | undefined
  press: () => void
}

/** Listens to keys within a frame. */
export function useKeys(frame: RefObject<HTMLElement | null>, works: readonly KeyWork[]): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const work = works.find(({ key }) => key === event.key.toLowerCase())
    if (!work || !isCommand(event)) return
    event.preventDefault()
    work.press()
  })
  useEffect(() => {
    const { current } = frame
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    current?.addEventListener('keydown', listen)
    return () => current?.removeEventListener('keydown', listen)
  }, [frame])
}

/** Whether a key is pressed to decide: not while somebody types or chooses, nor with another key. */
export function isCommand(
  event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'target' | 'repeat'>,
): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return false
  const { target } = event
  const name =
    typeof target === 'object' && target !== null && 'tagName' in target ? target.tagName : ''
  return !['INPUT', 'SELECT', 'TEXTAREA'].includes(String(name))
}
