import { formatNumber } from '../../../core/i18n/format.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import type { SectionMessageId } from './section.messages.ts'
import type { SectionView } from './home-section.ts'
import { SectionHeading } from './section-heading.tsx'
import './figures-section.css'

export function FiguresSection({ section }: { section: SectionView<'figures'> }) {
  const t = useText<SectionMessageId>()
  const language = useLanguage()
  const { figures, provinces } = section
  return (
    <section className="section wrap">
      <SectionHeading section={section} />
      <dl className="home-figures">
        <Stat
          figure={formatNumber(language, figures.branches)}
          unit={t('home.figures.branches', { count: figures.branches })}
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
          figure={formatNumber(language, figures.customers)}
          unit={t('home.figures.customers')}
          label={t('home.figures.customersLabel')}
        />
      </dl>
    </section>
  )
}

interface StatProps {
  figure: string
  /** The unit after the figure, e.g. 'สาขา'. */
  unit: string
  label: string
}

function Stat({ figure, unit, label }: StatProps) {
  return (
    <div className="stat">
      <dt className="stat__label">{label}</dt>
      <dd className="stat__figure figures">
        {figure}
        {unit && `\u00A0${unit}`}
      </dd>
    </div>
  )
}
