import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import { useIsBannerDue } from '../../core/blocks/consent/consent-store.ts'
import { isShown, readPhase, watchPhase } from '../../core/blocks/overlay-phase/overlay-phase.ts'
import { tryStorage } from '../../core/request/tab-storage.ts'

/** Delay, so that the page renders first. */
const openAfterMilliseconds = 1500

/**
 * The dialog with the figures. Opens by itself once per browser, after the overlay and the cookie banner. It never takes the
 * focus and never covers the focused element. Escape and an opened menu close it.
 */
export function useFiguresPopup() {
  const ref = useRef<HTMLDialogElement>(null)
  const isBannerDue = useIsBannerDue()
  const isCovered = isShown(useSyncExternalStore(watchPhase, readPhase, () => null))
  const isWaiting = isBannerDue || isCovered

  useEffect(() => {
    if (isWaiting || isSeen()) return
    const attempt = () => {
      if (isSeen() || !openQuietly(ref)) return
      markSeen()
      document.removeEventListener('focusin', attempt)
    }
    const timer = setTimeout(() => {
      attempt()
      // It would cover the focused element: tries again when the focus moves.
      if (!isSeen()) document.addEventListener('focusin', attempt)
    }, openAfterMilliseconds)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', attempt)
    }
  }, [ref, isWaiting])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const close = () => ref.current?.open && ref.current.close()
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
    document.addEventListener('focusin', () => ref.current && isOverFocus(ref.current) && close(), {
      signal,
    })
    // The toggle event does not bubble.
    document.addEventListener('toggle', ({ target }) => isOpenMenu(target) && close(), {
      signal,
      capture: true,
    })
    return () => listening.abort()
  }, [ref])

  return ref
}

/**
 * Does not use `show()`, which would move the focus. False if it would cover the focused element, or if the menu is open.
 */
function openQuietly({ current: dialog }: RefObject<HTMLDialogElement | null>): boolean {
  if (!dialog || document.querySelector('header details[open]')) return false
  dialog.setAttribute('open', '')
  if (!isOverFocus(dialog)) return true
  dialog.removeAttribute('open')
  return false
}

function isOpenMenu(target: EventTarget | null): boolean {
  return target instanceof HTMLDetailsElement && target.open && target.closest('header') !== null
}

function isOverFocus(dialog: HTMLDialogElement): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body || dialog.contains(focused)) return false
  const a = focused.getBoundingClientRect()
  const b = dialog.getBoundingClientRect()
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

const seenName = 'figuresPopup'

/** For the lifetime of the page, if local storage is blocked. */
let isSeenHere = false

/** True if the popup has opened by itself in this browser. */
function isSeen(): boolean {
  return (
    isSeenHere ||
    tryStorage(localStorageHere, (storage) => storage.getItem(seenName) !== null) === true
  )
}

function markSeen(): void {
  isSeenHere = true
  tryStorage(localStorageHere, (storage) => storage.setItem(seenName, 'seen'))
}

const localStorageHere = () => localStorage
