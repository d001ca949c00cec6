import type { Branch } from '@washhouse/contract/branch/branch.contract'
import { notEnded } from '@washhouse/contract/branch/open-now'
import type { Language } from '@washhouse/contract/language'
import { textIn } from '../../../i18n/compile.server.ts'
import { formatPhone } from '@washhouse/contract/person/format-phone'
import { textLangIn } from '../../../i18n/untranslated.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { mapLink } from '../branch-links.ts'
import { BranchName } from '../card/branch-name.tsx'
import { branchMessages } from '../card/branch.messages.ts'
import { ExceptionText } from '../card/exception-text.tsx'
import { hoursText } from '../card/hours-text.ts'
import { showExceptions } from '../card/show-exceptions.server.ts'
import { offlineMessages } from './offline.messages.ts'

interface OfflineBranchesProps {
  branches: readonly Branch[]
  language: Language
  now: Date
}

const headingId = 'offline-branches'

/** What leads to a shop without the website: where it is, when it is open, its telephone. */
export function OfflineBranches({ branches, language, now }: OfflineBranchesProps) {
  const t = textIn(language, offlineMessages)
  const branchText = textIn(language, branchMessages)
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
