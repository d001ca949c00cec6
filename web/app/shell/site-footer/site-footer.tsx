import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { formatPhone } from '@washhouse/contract/person/format-phone'
import { formatYear } from '../../core/i18n/format.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import type { SiteNavigation } from '../navigation/navigation.ts'
import type { ShellMessageId } from '../shell.messages.ts'
import { Icon } from '../../core/ui/icon/icon.tsx'
import { ConsentSettingsLink } from '../../core/blocks/consent/consent-settings-link.tsx'
import { BrandMark } from '../../core/blocks/brand-mark/brand-mark.tsx'
import { ContactLink, contactIcons } from '../../core/blocks/contact-link/contact-link.tsx'
import { contactLinks, type Contact } from '../../core/blocks/contact-link/contact-links.ts'
import { SiteLink } from '../../core/blocks/site-link/site-link.tsx'
import './site-footer.css'

interface SiteFooterProps {
  settings: Settings
  groups: SiteNavigation['footer']
}

/** The brand, its pages and its contacts. */
export function SiteFooter({ settings, groups }: SiteFooterProps) {
  const t = useText<ShellMessageId>()
  const language = useLanguage()
  const contacts = contactLinks(settings)
  const year = formatYear(language, new Date())
  return (
    <footer className="site-footer on-night">
      <div className="wrap site-footer__columns">
        <div className="site-footer__brand">
          <p className="site-footer__name">
            <BrandMark logo={settings.logo} />
            {settings.brandName}
          </p>
          {settings.footerText && <p className="lead">{settings.footerText}</p>}
        </div>
        {groups.length > 0 && <Groups groups={groups} />}
        {contacts.length > 0 && (
          <div className="site-footer__group">
            <h2 className="site-footer__title">{t('shell.contact')}</h2>
            <Contacts contacts={contacts} />
          </div>
        )}
      </div>
      <p className="wrap site-footer__end">
        <span>
          © {settings.brandName} {year}
        </span>
        <ConsentSettingsLink />
      </p>
    </footer>
  )
}

function Groups({ groups }: { groups: SiteNavigation['footer'] }) {
  const t = useText<ShellMessageId>()
  return (
    <nav className="site-footer__groups" aria-label={t('shell.footerNavigation')}>
      {groups.map(({ title, links }) => (
        <div key={title} className="site-footer__group">
          <h2 className="site-footer__title">{title}</h2>
          <ul className="site-footer__links">
            {links.map(({ label, target }) => (
              <li key={label}>
                <SiteLink target={target}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Contacts({ contacts }: { contacts: readonly Contact[] }) {
  const language = useLanguage()
  return (
    <ul className="site-footer__links">
      {contacts.map(({ kind, href, text }) => (
        <li key={kind}>
          <ContactLink way={kind} href={href}>
            <Icon name={contactIcons[kind]} />
            {kind === 'phone' ? formatPhone(text, language) : text}
          </ContactLink>
        </li>
      ))}
    </ul>
  )
}
