import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { useText } from '../../i18n/use-text.tsx'
import type { BlockMessageId } from '../../blocks/blocks.messages.ts'
import type { ShellMessageId } from '../shell.messages.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { ContactLink } from '../../blocks/contact-link/contact-link.tsx'
import { quickContacts, quickLabels } from '../../blocks/contact-link/quick-contacts.ts'
import './contact-bar.css'

/** LINE and phone under the thumb, on every page; where the header has room they stand there. */
export function ContactBar({ settings }: { settings: Settings }) {
  const t = useText<ShellMessageId | BlockMessageId>()
  const contacts = quickContacts(settings)
  if (contacts.length === 0) return null
  return (
    <aside className="contact-bar" aria-label={t('shell.contactBar')}>
      {contacts.map(({ kind, href }) => (
        <ContactLink key={kind} way={kind} href={href} label={t(quickLabels[kind])}>
          <Icon name={kind} />
        </ContactLink>
      ))}
    </aside>
  )
}
