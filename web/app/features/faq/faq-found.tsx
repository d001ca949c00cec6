import type { MainFaq } from '@washhouse/contract/faq/faq.contract'
import { NoData, NotLoaded } from '../../core/blocks/no-data/no-data.tsx'
import type { Settled } from '../../core/content/page-content.ts'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { ButtonLink } from '../../core/ui/button/button.tsx'
import type { FaqMessageId } from './faq.messages.ts'
import { MainFaqCards } from '../../core/blocks/main-faq-cards/main-faq-cards.tsx'
import { QuestionList } from './question-list.tsx'
import type { ShownQuestion } from './shown-questions.server.ts'
import { useLocation } from 'react-router'

interface FaqFoundProps {
  text: string
  found: Settled<readonly ShownQuestion[]>
  /** Shown if nothing is found. */
  nearest: readonly ShownQuestion[]
  failed: number | null
}

export function FaqFound({ text, found, nearest, failed }: FaqFoundProps) {
  const t = useText<FaqMessageId>()
  return (
    <section className="faq-page__part" aria-labelledby="faq-found">
      <div>
        <h2 id="faq-found">{t('faq.search.title', { text })}</h2>
        {/* Always rendered, so that screen readers announce later changes. */}
        <output>
          {found.kind === 'ok' && t('faq.search.count', { count: found.value.length })}
        </output>
      </div>
      {found.kind === 'failed' && <FaqMissing />}
      {found.kind === 'ok' && found.value.length === 0 && (
        <NothingFound nearest={nearest} failed={failed} />
      )}
      {found.kind === 'ok' && found.value.length > 0 && (
        <QuestionList questions={found.value} failed={failed} />
      )}
    </section>
  )
}

function NothingFound({ nearest, failed }: Pick<FaqFoundProps, 'nearest' | 'failed'>) {
  const t = useText<FaqMessageId>()
  const language = useLanguage()
  const links = (
    <>
      <ButtonLink to={localePath(language, '/contact')}>{t('faq.search.ask')}</ButtonLink>
      <ButtonLink variant="secondary" to={localePath(language, '/problem')}>
        {t('faq.search.report')}
      </ButtonLink>
      <ButtonLink variant="secondary" to={localePath(language, '/faq')}>
        {t('faq.search.all')}
      </ButtonLink>
    </>
  )
  if (nearest.length === 0) return <NoData hint={t('faq.search.none')}>{links}</NoData>
  return (
    <>
      <p>{t('faq.search.none')}</p>
      <h3>{t('faq.search.nearest')}</h3>
      <QuestionList questions={nearest} failed={failed} />
      <p className="faq-page__links">{links}</p>
    </>
  )
}

export function FaqSubjects({ mains }: { mains: Settled<readonly MainFaq[]> }) {
  const t = useText<FaqMessageId>()
  return (
    <section className="faq-page__part" aria-labelledby="faq-subjects">
      <h2 id="faq-subjects">{t('faq.subjects')}</h2>
      {mains.kind === 'failed' && <FaqMissing />}
      {mains.kind === 'ok' && mains.value.length === 0 && <NoData hint={t('faq.empty.all')} />}
      {mains.kind === 'ok' && mains.value.length > 0 && <MainFaqCards mains={mains.value} />}
    </section>
  )
}

/** The service does not answer: offers to load the page again. */
export function FaqMissing() {
  const t = useText<FaqMessageId>()
  const { pathname, search } = useLocation()
  return <NotLoaded hint={t('faq.failed')} address={pathname + search} />
}
