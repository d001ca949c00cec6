import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import { Link } from 'react-router'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { FormCheckbox, FormTextArea } from '../form/form-fields.tsx'
import type { FormMessageId } from '../form/form.messages.ts'
import type { LeadFormMessageId } from './lead-form.messages.ts'
import { useSite } from '../../content/use-site.ts'

interface MessageFieldProps {
  /** If omitted, the field is marked as optional. */
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

/** Consent to use the data for a reply; required by law. */
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

/** When the brand promises to answer, from its settings; nothing without a promise. */
export function AnswerPromise() {
  const t = useText<LeadFormMessageId>()
  const days = useSite()?.settings?.answerDays
  return days ? <>{t('lead.answer', { days })}</> : null
}
