import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { ContactLink, contactIcons } from '../../core/blocks/contact-link/contact-link.tsx'
import { contactLinks } from '../../core/blocks/contact-link/contact-links.ts'
import { formatPhone } from '@washhouse/contract/person/format-phone'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { Icon } from '../../core/ui/icon/icon.tsx'
import type { ContactMessageId } from './contact.messages.ts'
import type { QrCode } from './qr-code.server.ts'

interface ContactMethodsProps {
  settings: Settings
  lineCode: QrCode | null
}

/** All contact methods; LINE first, the most common in Thailand. */
export function ContactMethods({ settings, lineCode }: ContactMethodsProps) {
  const t = useText<ContactMessageId>()
  const language = useLanguage()
  const contacts = contactLinks(settings)
  const line = contacts.find(({ kind }) => kind === 'line')
  const others = contacts.filter(({ kind }) => kind !== 'line')
  return (
    <>
      {contacts.length > 0 && (
        <section className="contact-page__part">
          <h2>{t('contact.ways')}</h2>
          {line && (
            <div className="contact-line">
              <div className="contact-line__words">
                <h3>{line.text}</h3>
                <p>{t('contact.line.hint')}</p>
                <ContactLink way="line" href={line.href} className="button button--secondary">
                  <Icon name="line" />
                  <span>{t('contact.line.open')}</span>
                </ContactLink>
              </div>
              {lineCode && (
                <figure className="contact-line__code">
                  <LineCode code={lineCode} label={t('contact.line.code', { id: line.text })} />
                  <figcaption>{t('contact.line.scan')}</figcaption>
                </figure>
              )}
            </div>
          )}
          <ul className="contact-page__list">
            {others.map(({ kind, href, text }) => (
              <li key={kind}>
                <ContactLink way={kind} href={href}>
                  <Icon name={contactIcons[kind]} />
                  {kind === 'phone' ? formatPhone(text, language) : text}
                </ContactLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function LineCode({ code: { size, path }, label }: { code: QrCode; label: string }) {
  return (
    // Inline SVG: an img would be one more request.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#071a33" d={path} />
    </svg>
  )
}
