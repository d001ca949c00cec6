import { contactLinks } from '../../blocks/site-footer/contact-links.ts'
import { formatPhone } from '../../i18n/format.ts'
import { localePath } from '../../i18n/language.ts'
import { useSite } from '../../site.ts'
import { ButtonAnchor } from '../../ui/button/button.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import { InterestLink } from './interest-link.tsx'
import { useInvestorText } from './use-investor-text.ts'

/** The last word: the form, or the brand's own contacts; on paper the contacts and the address. */
export function InvestorClosing() {
  const { t, language } = useInvestorText()
  const site = useSite()
  const contacts = (site?.settings ? contactLinks(site.settings) : []).map((link) => ({
    ...link,
    text: link.kind === 'phone' ? formatPhone(link.text) : link.text,
  }))
  return (
    <section className="investor-closing on-night" aria-labelledby="closing-title">
      <div className="wrap investor-closing__inner">
        <h2 id="closing-title">
          <Phrases text={t('investor.close')} />
        </h2>
        <p className="lead">{t('investor.close.lead')}</p>
        <div className="investor__actions">
          <InterestLink>{t('investor.ask')}</InterestLink>
          {contacts.map(
            ({ kind, href, text }) =>
              (kind === 'line' || kind === 'phone') && (
                <ButtonAnchor key={kind} variant="ghost" icon={kind} href={href}>
                  {text}
                </ButtonAnchor>
              ),
          )}
        </div>
        <p className="investor-closing__address">
          {contacts.map(({ text }) => `${text} · `)}
          {site?.origin}
          {localePath(language, '/investor')}
        </p>
      </div>
    </section>
  )
}
