import { localePath } from '../../i18n/language.ts'
import { useLanguage, useText } from '../../i18n/use-text.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import type { ContactMessageId } from './contact.messages.ts'

/** Above the form: who lost his coins is quicker there, and gets a code. */
export function ContactProblem() {
  const t = useText<ContactMessageId>()
  const language = useLanguage()
  return (
    <section className="contact-page__problem">
      <h2>{t('contact.problem.title')}</h2>
      <p>{t('contact.problem.hint')}</p>
      <ButtonLink variant="secondary" icon="washer" to={localePath(language, '/problem')}>
        {t('contact.problem.go')}
      </ButtonLink>
    </section>
  )
}
