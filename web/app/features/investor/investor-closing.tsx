import { countClick } from '../../core/blocks/contact-link/count-click.ts'
import { quickContacts } from '../../core/blocks/contact-link/quick-contacts.ts'
import { formatPhone } from '@washhouse/contract/person/format-phone'
import { localePath } from '../../core/i18n/language.ts'
import { useSite } from '../../core/content/use-site.ts'
import { ButtonAnchor } from '../../core/ui/button/button.tsx'
import { Phrases } from '../../core/ui/phrases/phrases.tsx'
import { InterestLink } from './interest-link.tsx'
import { useInvestorText } from './use-investor-text.ts'

/** Links to the form and the contacts; in print, the contacts and the page's URL. */
export function InvestorClosing() {
  const { t, language } = useInvestorText()
  const site = useSite()
  const contacts = (site?.settings ? quickContacts(site.settings) : []).map(
    ({ kind, href, text }) => ({
      kind,
      href,
      text: kind === 'phone' ? formatPhone(text, language) : text,
    }),
  )
  return (
    <section className="investor-closing on-night" aria-labelledby="closing-title">
      <div className="wrap investor-closing__inner">
        <h2 id="closing-title">
          <Phrases text={t('investor.close')} />
        </h2>
        <p className="lead">{t('investor.close.lead')}</p>
        <div className="investor__actions">
          <InterestLink>{t('investor.ask')}</InterestLink>
          {contacts.map(({ kind, href, text }) => (
            <ButtonAnchor
              key={kind}
              variant="ghost"
              icon={kind}
              href={href}
              onFollow={() => countClick(kind)}
            >
              {text}
            </ButtonAnchor>
          ))}
        </div>
        <p className="investor-closing__address">
          {contacts.map(({ text }) => `${text}\u00A0· `)}
          {site?.origin}
          {localePath(language, '/investor')}
        </p>
      </div>
    </section>
  )
}
