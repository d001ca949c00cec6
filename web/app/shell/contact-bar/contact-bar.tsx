import { useRef } from 'react'
import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import type { BlockMessageId } from '../../blocks/blocks.messages.ts'
import type { ShellMessageId } from '../shell.messages.ts'
import { DrawnOnce } from '../../request/drawn-once.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ContactLink } from '../../blocks/contact-link/contact-link.tsx'
import { quickContacts, quickLabels } from '../../blocks/contact-link/quick-contacts.ts'
import './contact-bar.css'
import { useClearOfControls } from './use-clear-of-controls.ts'

/** LINE and phone under the thumb, on every page, out of the way of what lies there; where the header has room they stand in it. */
export function ContactBar({ settings }: { settings: Settings }) {
  const t = useText<ShellMessageId | BlockMessageId>()
  const language = useLanguage()
  const ref = useRef<HTMLElement>(null)
  useClearOfControls(ref)
  const contacts = quickContacts(settings)
  if (contacts.length === 0) return null
  return (
    <DrawnOnce
      as="aside"
      className="contact-bar"
      of={[language, contacts]}
      ref={ref}
      aria-label={t('shell.contactBar')}
    >
      {contacts.map(({ kind, href }) => (
        <ContactLink key={kind} way={kind} href={href} label={t(quickLabels[kind])}>
          <Icon name={kind} />
        </ContactLink>
      ))}
    </DrawnOnce>
  )
}
