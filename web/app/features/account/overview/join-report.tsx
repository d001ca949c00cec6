import type { FormAnswer } from '../../../blocks/form/form-answer.ts'
import { FormText } from '../../../blocks/form/form-fields.tsx'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'
import { useText } from '../../../i18n/use-text.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import type { AccountMessageId } from './account.messages.ts'

/** For who reported something before he was signed in. */
export function JoinReport({ answer }: { answer: FormAnswer | undefined }) {
  const t = useText<AccountMessageId>()
  return (
    <Disclosure summary={t('account.join')} isOpen={answer !== undefined}>
      <div className="account-join">
        <p>{t('account.join.hint')}</p>
        <SubmitForm
          id="join"
          action="/account"
          answer={answer}
          submitLabel={t('account.join.send')}
          submitVariant="secondary"
        >
          <div className="form__pair">
            <FormText
              name="reference"
              label={t('account.join.reference')}
              hint={t('account.join.reference.hint')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              required
              whenMissing={t('account.join.fault.reference')}
            />
            <FormText
              name="proof"
              label={t('account.join.proof')}
              autoComplete="off"
              maxLength={254}
              required
              whenMissing={t('account.join.fault.proof')}
            />
          </div>
        </SubmitForm>
      </div>
    </Disclosure>
  )
}
