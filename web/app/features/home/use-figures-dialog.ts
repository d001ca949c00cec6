import { useEffect, type RefObject } from 'react'
import { useDialog } from '../../ui/dialog/use-dialog.ts'
import { isSeen, markSeen } from './popup-session.ts'

/** The page is there first. */
const openAfterMilliseconds = 1500

/**
 * The dialog of the figures: opens by itself once per tab session, without taking the focus and never
 * over what has it; Escape closes it wherever the focus is.
 */
export function useFiguresDialog() {
  const dialog = useDialog()
  const { ref } = dialog

  useEffect(() => {
    if (isSeen()) return
    const attempt = () => {
      if (isSeen() || !openQuietly(ref)) return
      markSeen()
      document.removeEventListener('focusin', attempt)
    }
    const timer = setTimeout(() => {
      attempt()
      // It was in the way of what has the focus: again once that has moved on.
      if (!isSeen()) document.addEventListener('focusin', attempt)
    }, openAfterMilliseconds)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', attempt)
    }
  }, [ref])

  useEffect(() => {
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === 'Escape' && ref.current?.open) ref.current.close()
    }
    function makeWay() {
      if (ref.current?.open && isOverFocus(ref.current)) ref.current.close()
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('focusin', makeWay)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('focusin', makeWay)
    }
  }, [ref])

  return dialog
}

/** `show()` would move the focus into it. False when it would cover what has the focus. */
function openQuietly({ current: dialog }: RefObject<HTMLDialogElement | null>): boolean {
  if (!dialog) return false
  dialog.setAttribute('open', '')
  if (!isOverFocus(dialog)) return true
  dialog.removeAttribute('open')
  return false
}

function isOverFocus(dialog: HTMLDialogElement): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body || dialog.contains(focused)) return false
  const a = focused.getBoundingClientRect()
  const b = dialog.getBoundingClientRect()
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
