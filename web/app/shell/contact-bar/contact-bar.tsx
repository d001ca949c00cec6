import { useRef, useEffect, type RefObject } from 'react'
import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { useText } from '../../core/i18n/use-text.tsx'
import type { BlockMessageId } from '../../core/blocks/blocks.messages.ts'
import type { ShellMessageId } from '../shell.messages.ts'
import { Icon } from '../../core/ui/icon/icon.tsx'
import { ContactLink } from '../../core/blocks/contact-link/contact-link.tsx'
import { quickContacts, quickLabels } from '../../core/blocks/contact-link/quick-contacts.ts'
import './contact-bar.css'
import { useLocation } from 'react-router'

/**
 * LINE and phone at the bottom right of every page, hidden while they cover text or a control. Where the header has room, they
 * are there instead.
 */
export function ContactBar({ settings }: { settings: Settings }) {
  const t = useText<ShellMessageId | BlockMessageId>()
  const ref = useRef<HTMLElement>(null)
  useClearOfContent(ref)
  const contacts = quickContacts(settings)
  if (contacts.length === 0) return null
  return (
    <aside className="contact-bar" ref={ref} aria-label={t('shell.contactBar')}>
      {contacts.map(({ kind, href }) => (
        <ContactLink key={kind} way={kind} href={href} label={t(quickLabels[kind])}>
          <Icon name={kind} />
        </ContactLink>
      ))}
    </aside>
  )
}

/** Elements that the bar must not cover, besides text. */
const controls =
  'main :is(a.button, button, input, select, textarea, summary, .choice, a.payback-edge, .error-summary a, td, [data-price])'

/** Marks the bar while it covers text, a control or a price at the current scroll position. */
function useClearOfContent(ref: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      if (ref.current) ref.current.toggleAttribute('data-covers', coversContent(ref.current))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    // Parts that are laid out late move others without a scroll.
    const sizes = new ResizeObserver(lookSoon)
    sizes.observe(document.body)
    addEventListener('scroll', lookSoon, { passive: true })
    addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      removeEventListener('scroll', lookSoon)
      removeEventListener('resize', lookSoon)
    }
  }, [ref, key])
}

/** Closer together than lines of text. */
const sampleDistance = 12

function coversContent(bar: HTMLElement): boolean {
  const box = bar.getBoundingClientRect()
  const seen = new Set<Element>()
  for (let y = box.top; y <= box.bottom; y += sampleDistance)
    for (const x of [box.left, (box.left + box.right) / 2, box.right - 1])
      for (const element of document.elementsFromPoint(x, y)) seen.add(element)
  return [...seen].some(
    (element) => !bar.contains(element) && (element.matches(controls) || hasTextIn(element, box)),
  )
}

/** True if a line of the element's own text, without that of its children, touches the box. */
function hasTextIn(element: Element, box: DOMRect): boolean {
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    )
  })
}
