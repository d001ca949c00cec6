import { Link } from 'react-router'
import type { FormAnswer, FormIssue, FormValues } from '../../blocks/form/form-answer.ts'
import { LeadForm } from '../../blocks/lead-form/lead-form.tsx'
import { FormThanks } from '../../blocks/form/form-thanks.tsx'
import { EmailField, NameFields, PhoneField } from '../../blocks/form/person-fields.tsx'
import { AnswerPromise } from '../../blocks/lead-form/answer-promise.tsx'
import { ConsentField, MessageField } from '../../blocks/lead-form/lead-fields.tsx'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import type { ContactMessageId } from './contact.messages.ts'

interface ContactFormProps {
  issue: FormIssue
  /** What is known of who writes. */
  sender: FormValues | undefined
  answer: FormAnswer | undefined
  isSent: boolean
}

/** A question or a wish; once it is sent, the thanks for it. */
export function ContactForm({ issue, sender, answer, isSent }: ContactFormProps) {
  const t = useText<ContactMessageId>()
  const language = useLanguage()
  if (isSent && !answer) {
    return (
      <FormThanks title={t('contact.sent.title')}>
        <p>
          {t('contact.sent.hint')} <AnswerPromise />
        </p>
        <p>
          <Link to={localePath(language, '/contact')}>{t('contact.sent.again')}</Link>
        </p>
      </FormThanks>
    )
  }
  return (
    <>
      <h2 id="contact-form">{t('contact.form')}</h2>
      <p className="contact-page__lead">
        {t('contact.form.lead')} <AnswerPromise />
      </p>
      <LeadForm
        action="/contact"
        issue={issue}
        answer={answer}
        initial={sender}
        submitLabel={t('contact.send')}
        needsReply
      >
        <NameFields lastName="optional" />
        <div className="form__pair">
          <PhoneField />
          <EmailField />
        </div>
        <MessageField isRequired label={t('contact.message')} />
        <ConsentField />
      </LeadForm>
      <p>
        <Link to={localePath(language, '/data-request')}>{t('contact.data')}</Link>
      </p>
    </>
  )
}
