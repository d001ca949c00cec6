import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { ButtonLink } from '../../core/ui/button/button.tsx'
import { withoutJoints } from '../../core/ui/phrases/keep-together.ts'
import './interest-form.css'
import type { PackageMessageId } from './package.messages.ts'

const papers = ['priceSheet', 'application'] as const

/** Links that open the price sheet and the application form among the members' downloads, found by their names. */
export function InvestorPapers() {
  const t = useText<PackageMessageId>()
  const language = useLanguage()
  return (
    <section className="investor-papers" aria-label={t('investor.papers')}>
      <p className="lead">{t('investor.papers.lead')}</p>
      <p className="investor-papers__links">
        {papers.map((paper) => (
          <ButtonLink
            key={paper}
            variant="secondary"
            to={`${localePath(language, '/download')}?${searchFor(t(`investor.papers.${paper}.search`))}`}
          >
            {t(`investor.papers.${paper}`)}
          </ButtonLink>
        ))}
      </p>
    </section>
  )
}

function searchFor(name: string): string {
  return new URLSearchParams({ q: withoutJoints(name), file: 'first' }).toString()
}
