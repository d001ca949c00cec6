import type { FormAnswer } from '../../../blocks/form/form-answer.ts'
import { EmailField } from '../../../blocks/form/person-fields.tsx'
import { SubmitForm } from '../../../blocks/form/submit-form.tsx'

interface AskAgainProps {
  /** The page that sends a mail, in the visitor's language. */
  action: string
  submitLabel: string
  answer?: FormAnswer | undefined
}

/** Asks whom a mail is to be sent to. */
export function AskAgain({ action, submitLabel, answer }: AskAgainProps) {
  return (
    <SubmitForm id="ask" action={action} answer={answer} submitLabel={submitLabel}>
      <EmailField isRequired autoComplete="username" />
    </SubmitForm>
  )
}
