import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { Link } from 'react-router'
import { formatPhone, formatYear } from '../../i18n/format.ts'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { siteNavigation } from '../../navigation.ts'
import type { ShellMessageId } from '../../shell.messages.ts'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { BrandMark } from '../brand-mark/brand-mark.tsx'
import { contactLinks } from './contact-links.ts'
import './site-footer.css'

export function SiteFooter({ settings }: { settings: Settings }) {
  const t = useText<ShellMessageId>()
  const language = useLanguage()
  const contacts = contactLinks(settings)
  return (
    <footer className="site-footer on-night">
      <div className="wrap site-footer__columns">
        <div className="site-footer__brand">
          <p className="site-footer__name">
            <BrandMark />
            {settings.brandName}
          </p>
          {settings.footerText && <p className="lead">{settings.footerText}</p>}
        </div>
        <nav aria-label={t('shell.footerNavigation')}>
          <ul className="site-footer__links">
            {siteNavigation.map(({ path, label }) => (
              <li key={path}>
                <Link to={localePath(language, path)}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {contacts.length > 0 && (
          <ul className="site-footer__links">
            {contacts.map(({ kind, href, text }) => (
              <li key={kind}>
                <a href={href}>
                  <Icon name={iconOf[kind]} />
                  {kind === 'phone' ? formatPhone(text) : text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="wrap site-footer__end">
        © {settings.brandName} {formatYear(language, new Date())}
      </p>
    </footer>
  )
}

const iconOf: Record<ReturnType<typeof contactLinks>[number]['kind'], IconName> = {
  line: 'line',
  phone: 'phone',
  email: 'mail',
  facebook: 'facebook',
}
