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
 * LINE and phone at the bottom right of every page, hidden while they cover a control. Where the header has room, they are
 * there instead.
 */
export function ContactBar({ settings }: { settings: Settings }) {
  const t = useText<ShellMessageId | BlockMessageId>()
  const ref = useRef<HTMLElement>(null)
  useClearOfControls(ref)
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

/** Elements that the bar must not cover: controls and prices. */
const controls =
  'main :is(a.button, button, input, select, textarea, summary, .choice, a.payback-edge, .error-summary a, td, [data-price])'

/** Marks the bar while it covers a control or a price at the current scroll position. */
function useClearOfControls(ref: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const bar = ref.current
      bar?.toggleAttribute('data-covers', coversControl(bar.getBoundingClientRect()))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    lookSoon()
    addEventListener('scroll', lookSoon, { passive: true })
    addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', lookSoon)
      removeEventListener('resize', lookSoon)
    }
  }, [ref, key])
}

function coversControl({ left, right, top, bottom }: DOMRect): boolean {
  const xs = [left, (left + right) / 2, right - 1]
  const ys = [top, (top + bottom) / 2, bottom - 1]
  return ys.some((y) =>
    xs.some((x) => document.elementsFromPoint(x, y).some((element) => element.matches(controls))),
  )
}
