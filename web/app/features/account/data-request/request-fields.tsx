import type { DataRequestKind } from '@washhouse/contract/data-request/data-request.contract'
import { dataRequestLengths } from '@washhouse/contract/data-request/data-request-lengths'
import { FormChoice, FormTextArea } from '../../../core/blocks/form/form-fields.tsx'
import type { FormMessageId } from '../../../core/blocks/form/form.messages.ts'
import { useText } from '../../../core/i18n/use-text.tsx'
import type { DataKindMessageId, DataRequestMessageId } from './data-request.messages.ts'

// Copied from the contract: importing it would add its schemas to the bundle.
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

export function RequestFields({ kinds }: RequestFieldsProps) {
  const t = useText<DataKindMessageId | DataRequestMessageId | FormMessageId>()
  return (
    <>
      <FormChoice
        name="kind"
        legend={t('dataKind.field')}
        options={kinds.map((kind) => ({ value: kind, label: t(`dataKind.${kind}`) }))}
        isRequired
        whenMissing={t('dataKind.missing')}
      />
      <FormTextArea
        name="message"
        label={t('dataRequest.message')}
        mark={t('form.optional')}
        hint={t('dataRequest.message.hint')}
        maxLength={dataRequestLengths.message}
      />
    </>
  )
}
