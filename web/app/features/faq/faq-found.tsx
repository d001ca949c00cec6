import type { MainFaq } from '@washhouse/contract/faq/faq.contract'
import { ListMissing } from '../../blocks/no-data/list-missing.tsx'
import { NoData } from '../../blocks/no-data/no-data.tsx'
import type { Settled } from '../../content/page-content.ts'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import type { FaqMessageId } from './faq.messages.ts'
import { MainFaqCards } from '../../blocks/main-faq-cards/main-faq-cards.tsx'
import { QuestionList } from './question-list.tsx'
import type { ShownQuestion } from './shown-questions.server.ts'

interface FaqFoundProps {
  text: string
  found: Settled<readonly ShownQuestion[]>
  failed: number | null
}

/** What was found for a text. */
export function FaqFound({ text, found, failed }: FaqFoundProps) {
  const t = useText<FaqMessageId>()
  return (
    <section className="faq-page__part" aria-labelledby="faq-found">
      <div>
        <h2 id="faq-found">{t('faq.search.title', { text })}</h2>
        {/* Always there: what it says later is then read out. */}
        <output>
          {found.kind === 'ok' && t('faq.search.count', { count: found.value.length })}
        </output>
      </div>
      {found.kind === 'failed' && (
        <ListMissing hint={t('faq.failed')} retry={t('faq.failed.retry')} />
      )}
      {found.kind === 'ok' && found.value.length === 0 && <NothingFound />}
      {found.kind === 'ok' && found.value.length > 0 && (
        <QuestionList questions={found.value} failed={failed} />
      )}
    </section>
  )
}

function NothingFound() {
  const t = useText<FaqMessageId>()
  const language = useLanguage()
  return (
    <NoData hint={t('faq.search.none')}>
      <ButtonLink to={localePath(language, '/contact')}>{t('faq.search.ask')}</ButtonLink>
      <ButtonLink variant="secondary" to={localePath(language, '/faq')}>
        {t('faq.search.all')}
      </ButtonLink>
    </NoData>
  )
}

/** All main subjects. */
export function FaqSubjects({ mains }: { mains: Settled<readonly MainFaq[]> }) {
  const t = useText<FaqMessageId>()
  return (
    <section className="faq-page__part" aria-labelledby="faq-subjects">
      <h2 id="faq-subjects">{t('faq.subjects')}</h2>
      {mains.kind === 'failed' && (
        <ListMissing hint={t('faq.failed')} retry={t('faq.failed.retry')} />
      )}
      {mains.kind === 'ok' && mains.value.length === 0 && <NoData hint={t('faq.empty.all')} />}
      {mains.kind === 'ok' && mains.value.length > 0 && <MainFaqCards mains={mains.value} />}
    </section>
  )
}
