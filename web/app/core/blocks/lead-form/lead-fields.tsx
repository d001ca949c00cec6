import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import { Link } from 'react-router'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { FormCheckbox, FormTextArea } from '../form/form-fields.tsx'
import type { FormMessageId } from '../form/form.messages.ts'
import type { LeadFormMessageId } from './lead-form.messages.ts'
import { useSite } from '../../content/use-site.ts'

interface MessageFieldProps {
  /** Left out: the field is marked as optional. */
  isRequired?: boolean
  label?: string
  hint?: string
}

export function MessageField({ isRequired = false, label, hint }: MessageFieldProps) {
  const t = useText<LeadFormMessageId | FormMessageId>()
  return (
    <FormTextArea
      name="message"
      label={label ?? t('lead.message')}
      mark={isRequired ? undefined : t('form.optional')}
      hint={hint}
      maxLength={leadLengths.message}
      required={isRequired}
      whenMissing={t('lead.fault.message')}
    />
  )
}

/** May the brand use what was written to answer? Without a yes it must not. */
export function ConsentField() {
  const t = useText<LeadFormMessageId>()
  const language = useLanguage()
  return (
    <FormCheckbox
      name="consent"
      label={
        <>
          {t('lead.consent')}{' '}
          <Link to={localePath(language, '/pagePolicy')} target="_blank">
            {t('lead.consent.policy')}
          </Link>
        </>
      }
      required
      whenMissing={t('lead.fault.consent')}
    />
  )
}

/** When an answer comes, as the brand promises in its settings; nothing where it promises nothing. */
export function AnswerPromise() {
  const t = useText<LeadFormMessageId>()
  const days = useSite()?.settings?.answerDays
  return days ? <>{t('lead.answer', { days })}</> : null
}
