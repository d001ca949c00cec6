import { useSite } from '../../content/use-site.ts'
import { useText } from '../../i18n/use-text.tsx'
import type { LeadFormMessageId } from './lead-form.messages.ts'

/** When an answer comes, as the brand promises in its settings; nothing where it promises nothing. */
export function AnswerPromise() {
  const t = useText<LeadFormMessageId>()
  const days = useSite()?.settings?.answerDays
  return days ? <>{t('lead.answer', { days })}</> : null
}
