import type { BoardReason } from '@washhouse/contract/webboard/board-moderation.contract'
import { useText } from '../../i18n/use-text.tsx'
import { FormChoice } from '../form/form-fields.tsx'
import type { BoardReasonMessageId } from './board-reason.messages.ts'

// Copied from the contract: an import would add its schemas to the bundle.
const reasons = [
  'spam',
  'abuse',
  'personal_data',
  'illegal',
  'off_topic',
  'other',
] as const satisfies readonly BoardReason[]

export function ReasonField() {
  const t = useText<BoardReasonMessageId>()
  return (
    <FormChoice
      name="reason"
      legend={t('boardReason.field')}
      options={reasons.map((reason) => ({ value: reason, label: t(`boardReason.${reason}`) }))}
      isRequired
      whenMissing={t('boardReason.missing')}
    />
  )
}
