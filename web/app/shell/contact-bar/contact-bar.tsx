import { useRef } from 'react'
import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { useText } from '../../i18n/use-text.tsx'
import type { BlockMessageId } from '../../blocks/blocks.messages.ts'
import type { ShellMessageId } from '../shell.messages.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { ContactLink } from '../../blocks/contact-link/contact-link.tsx'
import { quickContacts, quickLabels } from '../../blocks/contact-link/quick-contacts.ts'
import './contact-bar.css'
import { useClearOfControls } from './use-clear-of-controls.ts'

/** LINE and phone under the thumb, on every page, out of the way of what lies there; where the header has room they stand in it. */
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
