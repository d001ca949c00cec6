import { leadLengths } from '@washhouse/contract/contact/lead-lengths'
import type { FormAnswer, FormToken } from '../../core/blocks/form/form-answer.ts'
import { FormTextArea } from '../../core/blocks/form/form-fields.tsx'
import { SubmitForm } from '../../core/blocks/form/submit-form.tsx'
import { useText } from '../../core/i18n/use-text.tsx'
import { PhotoField } from './photo-field.tsx'
import type { ProblemStatusMessageId } from './problem-status.messages.ts'

interface AddToReportProps {
  reference: string
  issue: FormToken
  answer: FormAnswer | undefined
}

/** Adds a message, a photo or both to an open report. */
export function AddToReport({ reference, issue, answer }: AddToReportProps) {
  const t = useText<ProblemStatusMessageId>()
  const findMore = (form: FormData): Record<string, string> =>
    isEmpty(form) ? { message: t('problemStatus.add.empty') } : {}
  return (
    <>
      <h2>{t('problemStatus.add')}</h2>
      <SubmitForm
        id="add"
        action={`/problem/${reference}`}
        issue={issue}
        answer={answer}
        submitLabel={t('problemStatus.add.send')}
        findMore={findMore}
        hasFile
      >
        <FormTextArea
          name="message"
          label={t('problemStatus.add.message')}
          hint={t('problemStatus.add.hint')}
          maxLength={leadLengths.message}
        />
        <PhotoField />
      </SubmitForm>
    </>
  )
}

function isEmpty(form: FormData): boolean {
  const [text, photo] = [form.get('message'), form.get('photo')]
  const isWritten = typeof text === 'string' && /[^\s\p{Cf}]/u.test(text)
  return !isWritten && !(photo instanceof File && photo.size > 0)
}
