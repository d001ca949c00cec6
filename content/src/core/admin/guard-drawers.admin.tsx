'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useSay } from './use-say.ts'

/** Payload's buttons that ask before they close a form with unsaved text. */
const askingButtons = '.doc-drawer__header-close, .drawer-close-button'
const silentButtons = '.drawer__close, .drawer__header__close'

/**
 * Payload closes a drawer on Escape and on a click next to it without the question of its close button. Here both click that
 * button. The drawer of a link in a text has no such button, so this component asks.
 */
export function GuardDrawers({ children }: { children?: ReactNode }) {
  const say = useSay()
  /** Drawers with typed text in their form. Payload renders a new element each time a drawer opens. */
  const written = useRef(new WeakSet<Element>())

  const noteWriting = useEffectEvent(({ target }: Event) => {
    const isForm = target instanceof Element && target.closest('form, .bulk-form')
    const drawer = isForm && target.closest('.drawer')
    if (drawer) written.current.add(drawer)
  })

  const mayClose = useEffectEvent((drawer: Element) => {
    if (!written.current.has(drawer)) return true
    return window.confirm(
      say(
        'สิ่งที่พิมพ์ไว้ในหน้าต่างนี้ยังไม่ได้บันทึก ถ้าปิดจะหายไป ปิดเลยหรือไม่',
        'What you typed in this panel is not saved. Close it and lose the text?',
      ),
    )
  })

  const closeWithQuestion = useEffectEvent((event: Event, drawer: Element) => {
    const asking = drawer.querySelector<HTMLElement>(askingButtons)
    if (!asking && mayClose(drawer)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    asking?.click()
  })

  const guardEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The dialog handles Escape itself, and the drawer behind it stays open.
    if (document.querySelector('.admin-dialog[open]')) return event.stopImmediatePropagation()
    const top = [...document.querySelectorAll('.payload__modal-item[open]')].at(-1)
    if (top?.matches('.drawer')) closeWithQuestion(event, top)
  })

  const guardPress = useEffectEvent((event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest(silentButtons)
    const drawer = button && button.closest('.drawer')
    if (drawer) closeWithQuestion(event, drawer)
  })

  useEffect(() => {
    // The capture phase runs before Payload and the drawer's focus trap, which also listen on the document.
    const first = { capture: true }
    document.addEventListener('input', noteWriting, first)
    document.addEventListener('keydown', guardEscape, first)
    document.addEventListener('click', guardPress, first)
    return () => {
      document.removeEventListener('input', noteWriting, first)
      document.removeEventListener('keydown', guardEscape, first)
      document.removeEventListener('click', guardPress, first)
    }
  }, [])

  return children
}
