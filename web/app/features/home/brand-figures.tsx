import type { CurrentBranch } from '@washhouse/contract/branch/branch.contract'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { Stat } from '../../ui/stat/stat.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import type { HomeMessageId } from './home.messages.ts'

interface BrandFiguresProps {
  figures: CurrentBranch
  /** Zero when unknown; then it is not shown. */
  provinces: number
}

export function BrandFigures({ figures: { branches, customers }, provinces }: BrandFiguresProps) {
  const t = useText<HomeMessageId>()
  const language = useLanguage()
  return (
    <section className="section wrap">
      <h2>
        <VisuallyHidden>{t('home.figures.title')}</VisuallyHidden>
      </h2>
      <dl className="home-figures">
        <Stat
          figure={formatNumber(language, branches)}
          unit={t('home.figures.branches', { count: branches })}
          label={t('home.figures.branchesLabel')}
        />
        {provinces > 0 && (
          <Stat
            figure={formatNumber(language, provinces)}
            unit={t('home.figures.provinces', { count: provinces })}
            label={t('home.figures.provincesLabel')}
          />
        )}
        <Stat
          figure={formatNumber(language, customers)}
          unit={t('home.figures.customers')}
          label={t('home.figures.customersLabel')}
        />
      </dl>
    </section>
  )
}
