import type { DataRequestKind } from '@washhouse/contract/data-request/data-request.contract'
import { dataRequestLengths } from '@washhouse/contract/data-request/data-request-lengths'
import { useFormFields } from '../../../blocks/form/form-context.ts'
import type { FormMessageId } from '../../../blocks/form/form.messages.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { ChoiceGroup } from '../../../ui/field/choice-field.tsx'
import { TextAreaField } from '../../../ui/field/field.tsx'
import type { DataKindMessageId, DataRequestMessageId } from './data-request.messages.ts'

// As the contract has them: its schemas would come along.
export const ownKinds = [
  'access',
  'copy',
  'correction',
  'erasure',
  'objection',
] as const satisfies readonly DataRequestKind[]

interface RequestFieldsProps {
  kinds: readonly DataRequestKind[]
}

/** What is asked, and the words to it. */
export function RequestFields({ kinds }: RequestFieldsProps) {
  const t = useText<DataKindMessageId | DataRequestMessageId | FormMessageId>()
  const { choice, field } = useFormFields()
  return (
    <>
      <ChoiceGroup
        {...choice('kind')}
        kind="one"
        legend={t('dataKind.field')}
        options={kinds.map((kind) => ({ value: kind, label: t(`dataKind.${kind}`) }))}
        isRequired
        whenMissing={t('dataKind.missing')}
      />
      <TextAreaField
        {...field('message')}
        label={t('dataRequest.message')}
        mark={t('form.optional')}
        hint={t('dataRequest.message.hint')}
        maxLength={dataRequestLengths.message}
      />
    </>
  )
}
