import { Link } from 'react-router'
import { PageBreadcrumb } from '../../core/blocks/breadcrumb/page-breadcrumb.tsx'
import type { MembersGateMessageId } from '../../core/blocks/members-gate/members-gate.messages.ts'
import { MembersGate } from '../../core/blocks/members-gate/members-gate.tsx'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import type { FaqMessageId } from './faq.messages.ts'

interface FaqGateProps {
  isSubject?: boolean
  examples: readonly string[]
}

/** What visitors see on all FAQ paths; does not reveal which ones exist. */
export function FaqGate({ isSubject = false, examples }: FaqGateProps) {
  const t = useText<FaqMessageId | MembersGateMessageId>()
  const current = t(isSubject ? 'gate.badge' : 'faq.title')
  const language = useLanguage()
  return (
    <main id="content">
      <PageHead
        title={t('faq.title')}
        lead={t('faq.lead')}
        breadcrumb={<PageBreadcrumb current={current} />}
      />
      <div className="wrap faq-page">
        <MembersGate
          title={t('faq.gate')}
          examples={examples}
          inside={[
            { icon: 'coin', text: t('faq.gate.answers') },
            { icon: 'washer', text: t('faq.gate.clothes') },
            { icon: 'search', text: t('faq.gate.search') },
          ]}
        />
        <p>
          <Link to={localePath(language, '/problem')}>{t('faq.gate.problem')}</Link>
        </p>
      </div>
    </main>
  )
}
