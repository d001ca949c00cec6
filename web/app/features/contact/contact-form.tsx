import { Link } from 'react-router'
import type { LeadAnswer, LeadIssue } from '../../blocks/lead-form/lead-answer.ts'
import { LeadForm } from '../../blocks/lead-form/lead-form.tsx'
import { LeadThanks } from '../../blocks/lead-form/lead-thanks.tsx'
import {
  ConsentField,
  EmailField,
  MessageField,
  NameFields,
  PhoneField,
} from '../../blocks/lead-form/person-fields.tsx'
import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import type { ContactMessageId } from './contact.messages.ts'

interface ContactFormProps {
  issue: LeadIssue
  answer: LeadAnswer | undefined
  isSent: boolean
}

/** A question or a wish; once it is sent, the thanks for it. */
export function ContactForm({ issue, answer, isSent }: ContactFormProps) {
  const t = useText<ContactMessageId>()
  const language = useLanguage()
  const address = localePath(language, '/contact')
  if (isSent && !answer) {
    return (
      <LeadThanks title={t('contact.sent.title')}>
        <p>{t('contact.sent.hint')}</p>
        <p>
          <Link to={address}>{t('contact.sent.again')}</Link>
        </p>
      </LeadThanks>
    )
  }
  return (
    <>
      <h2 id="contact-form">{t('contact.form')}</h2>
      <p className="contact-page__lead">{t('contact.form.lead')}</p>
      <LeadForm
        action={address}
        issue={issue}
        answer={answer}
        submitLabel={t('contact.send')}
        needsReply
      >
        <NameFields lastName="optional" />
        <div className="lead-form__pair">
          <PhoneField />
          <EmailField />
        </div>
        <MessageField isRequired label={t('contact.message')} />
        <ConsentField />
      </LeadForm>
    </>
  )
}
