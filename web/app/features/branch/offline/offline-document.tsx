import { openingStateMessages } from '../../../core/blocks/opening-state/opening-state.messages.ts'
import type { Branch } from '@washhouse/contract/branch/branch.contract'
import type { Language } from '@washhouse/contract/language'
import type { Settings } from '@washhouse/contract/settings/settings.contract'
import { BrandMark } from '../../../core/blocks/brand-mark/brand-mark.tsx'
import { quickContacts } from '../../../core/blocks/contact-link/quick-contacts.ts'
import { FontLinks } from '../../../core/styles/font-links.tsx'
import { messagesFor } from '../../../core/i18n/compile.server.ts'
import { createText } from '../../../core/i18n/text.ts'
import { formatPhone } from '@washhouse/contract/person/format-phone'
import { ButtonAnchor } from '../../../core/ui/button/button.tsx'
import styles from './offline.css?url'
import { offlineMessages } from './offline.messages.ts'
import { notEnded } from '@washhouse/contract/branch/open-now'
import { textLangIn } from '../../../core/i18n/untranslated.ts'
import { Icon } from '../../../core/ui/icon/icon.tsx'
import { VisuallyHidden } from '../../../core/ui/visually-hidden/visually-hidden.tsx'
import { mapLink } from '../branch-links.ts'
import { BranchName } from '../card/branch-name.tsx'
import { branchMessages } from '../card/branch.messages.ts'
import { ExceptionText } from '../card/exception-text.tsx'
import { hoursText } from '../card/hours-text.ts'
import { showExceptions } from '../card/show-exceptions.server.ts'

/** Placeholder for an empty href, which means the current URL. React would drop an empty one. */
export const sameAddress = '%same-address%'

interface OfflineDocumentProps {
  language: Language
  settings: Settings
  /** Branches of the list that the visitor saw last; empty before that. */
  branches: readonly Branch[]
  /** Leaves out exceptions that have ended by then. The others show dates, because the page may be read much later. */
  now: Date
}

/**
 * A document that needs only its styles and fonts. Browsers store it and show it for any unreachable page. It has no scripts
 * and no content images.
 */
export function OfflineDocument({ language, settings, branches, now }: OfflineDocumentProps) {
  const t = createText(language, messagesFor(language, offlineMessages))
  const hasBranches = branches.length > 0
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#071a33" />
        <meta name="robots" content="noindex" />
        <title>{`${t('offline.title')} · ${settings.brandName}`}</title>
        <link rel="stylesheet" href={styles} />
        {/* Thai pages also set figures and Latin names in the Latin fonts. */}
        {language === 'th' && <FontLinks language="th" />}
        <FontLinks language="en" />
      </head>
      <body>
        <header className="offline__brand on-night">
          <p className="wrap">
            <BrandMark />
            <span>{settings.brandName}</span>
          </p>
        </header>
        <main className="offline">
          <div className="offline__head on-night">
            <div className="wrap">
              <h1>{t('offline.title')}</h1>
              <p className="lead">{t('offline.lead')}</p>
              {/* The service worker shows this on pages that are not about branches. */}
              <p className="lead" data-elsewhere hidden>
                {t(hasBranches ? 'offline.elsewhere' : 'offline.elsewhereAlone')}
              </p>
              <p className="offline__actions">
                <ButtonAnchor href={sameAddress}>{t('offline.retry')}</ButtonAnchor>
                {quickContacts(settings).map(({ kind, href, text }) => (
                  <ButtonAnchor key={kind} variant="ghost" icon={kind} href={href}>
                    {kind === 'line'
                      ? t('offline.line')
                      : t('offline.call', { phone: formatPhone(text, language) })}
                  </ButtonAnchor>
                ))}
              </p>
            </div>
          </div>
          {hasBranches ? (
            <OfflineBranches branches={branches} language={language} now={now} />
          ) : (
            <p className="offline__none wrap">{t('offline.none')}</p>
          )}
        </main>
      </body>
    </html>
  )
}

interface OfflineBranchesProps {
  branches: readonly Branch[]
  language: Language
  now: Date
}

const headingId = 'offline-branches'

/** What a visitor needs to reach a shop: location, hours, phone. */
function OfflineBranches({ branches, language, now }: OfflineBranchesProps) {
  const t = createText(language, messagesFor(language, offlineMessages))
  const branchText = createText(
    language,
    messagesFor(language, branchMessages, openingStateMessages),
  )
  return (
    <section className="wrap offline__branches" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('offline.heading')}</h2>
      <p className="lead">{t('offline.age')}</p>
      <ul className="offline__list">
        {branches.map((branch) => (
          <li key={branch.id} className="offline__branch">
            <h3 lang={textLangIn(language, branch, 'name')}>
              <BranchName name={branch.name} />
            </h3>
            {branch.landmark && (
              <p lang={textLangIn(language, branch, 'landmark')}>{branch.landmark}</p>
            )}
            {showExceptions(notEnded(branch.exceptions, now), language, now).map(
              (exception, index) => (
                <p
                  key={`${index} ${exception.begins}`}
                  className={`offline__notice offline__notice--${exception.kind}`}
                >
                  <ExceptionText exception={exception} />
                </p>
              ),
            )}
            <p>
              <Icon name="clock" size="s" />
              <span>{hoursText(branch.hours, branchText)}</span>
            </p>
            <p className="offline__ways">
              {branch.phone && (
                <a href={`tel:${branch.phone}`}>
                  <Icon name="phone" size="s" />
                  {formatPhone(branch.phone, language)}
                </a>
              )}
              <a href={mapLink(branch)}>
                <Icon name="map" size="s" />
                {t('offline.map')}
                <VisuallyHidden> {t('offline.of', { name: branch.name })}</VisuallyHidden>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
