import type { FormAnswer } from '../../../blocks/form/form-answer.ts'
import { useFormFields } from '../../../blocks/form/form-context.ts'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import type { AccountMessageId } from './account.messages.ts'

/** For who reported something before he was signed in. */
export function JoinReport({ answer }: { answer: FormAnswer | undefined }) {
  const t = useText<AccountMessageId>()
  const language = useLanguage()
  return (
    <Disclosure summary={t('account.join')} isOpen={answer !== undefined}>
      <div className="account-join">
        <p>{t('account.join.hint')}</p>
        <SubmitForm
          id="join"
          action={localePath(language, '/account')}
          answer={answer}
          submitLabel={t('account.join.send')}
          submitVariant="secondary"
        >
          <JoinFields />
        </SubmitForm>
      </div>
    </Disclosure>
  )
}

function JoinFields() {
  const t = useText<AccountMessageId>()
  const { field } = useFormFields()
  return (
    <div className="form__pair">
      <TextField
        {...field('reference')}
        label={t('account.join.reference')}
        hint={t('account.join.reference.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        required
        whenMissing={t('account.join.fault.reference')}
      />
      <TextField
        {...field('proof')}
        label={t('account.join.proof')}
        autoComplete="off"
        maxLength={254}
        required
        whenMissing={t('account.join.fault.proof')}
      />
    </div>
  )
}
