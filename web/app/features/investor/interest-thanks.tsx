import type { ReactNode } from 'react'
import { FormThanks } from '../../blocks/form/form-thanks.tsx'
import { useText } from '../../i18n/use-text.tsx'
import type { InterestMessageId } from './interest.messages.ts'

interface InterestThanksProps {
  note: string | null
  /** Where to go from here. */
  children: ReactNode
}

/** Once it is stored: what happens next. */
export function InterestThanks({ note, children }: InterestThanksProps) {
  const t = useText<InterestMessageId>()
  return (
    <FormThanks title={t('interest.sent')}>
      <p>{note ?? t('interest.sent.hint')}</p>
      {children}
    </FormThanks>
  )
}
