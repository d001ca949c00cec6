import { EmailField } from '../../../core/blocks/form/person-fields.tsx'
import { SubmitForm, type SubmitFormProps } from '../../../core/blocks/form/submit-form.tsx'

export function AskForLink(form: Pick<SubmitFormProps, 'action' | 'submitLabel' | 'answer'>) {
  return (
    <SubmitForm {...form} id="ask">
      <EmailField isRequired autoComplete="username" />
    </SubmitForm>
  )
}
