import { useText } from '../../i18n/use-text.tsx'
import type { FormToken } from '../form/form-answer.ts'
import { SubmitForm, type SubmitFormProps } from '../form/submit-form.tsx'
import type { LeadFormMessageId } from './lead-form.messages.ts'

interface LeadFormProps extends Omit<SubmitFormProps, 'id' | 'findMore'> {
  issue: FormToken | null
  /** A phone number or an email is required. */
  needsReply?: boolean
}

export function LeadForm({ needsReply = false, ...form }: LeadFormProps) {
  const t = useText<LeadFormMessageId>()
  const findMore = (typed: FormData): Record<string, string> =>
    canBeAnswered(typed) ? {} : { phone: t('lead.fault.unreachable') }
  return <SubmitForm {...form} id="lead" findMore={needsReply ? findMore : undefined} />
}

function canBeAnswered(form: FormData): boolean {
  return ['phone', 'email'].some((name) => {
    const typed = form.get(name)
    return typeof typed === 'string' && /[^\s\p{Cf}]/u.test(typed)
  })
}
