import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { useText } from '../../i18n/use-text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { BlockMessageId } from '../blocks.messages.ts'
import { ContactLink } from './contact-link.tsx'
import './quick-contact-links.css'
import { quickContacts, quickLabels } from './quick-contacts.ts'

interface QuickContactLinksProps {
  settings: Settings | null | undefined
  /** Says when to use them. */
  text: string
}

/** LINE and telephone as buttons; nothing if the settings name neither. */
export function QuickContactLinks({ settings, text }: QuickContactLinksProps) {
  const t = useText<BlockMessageId>()
  const contacts = settings ? quickContacts(settings) : []
  if (contacts.length === 0) return null
  return (
    <div className="quick-contacts">
      <p>{text}</p>
      <ul className="quick-contacts__list">
        {contacts.map(({ kind, href }) => (
          <li key={kind}>
            <ContactLink way={kind} href={href} className="button button--secondary">
              <Icon name={kind} />
              <span>{t(quickLabels[kind])}</span>
            </ContactLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
