import type { NameFault } from '@washhouse/contract/webboard/webboard.contract'
import type { ReactNode } from 'react'
import { useText } from '../../../core/i18n/use-text.tsx'
import { Notice } from '../../../core/ui/notice/notice.tsx'
import type { HiddenNameMessageId } from './hidden-name.messages.ts'

interface HiddenNameProps {
  /** Null: the name is visible. */
  fault: NameFault | null
  children?: ReactNode
}

/** Shows a member which name replaces theirs for others, and why. */
export function HiddenName({ fault, children }: HiddenNameProps) {
  const t = useText<HiddenNameMessageId>()
  if (fault === null) return null
  return (
    <Notice>
      {t(`hiddenName.${fault}`)} {t('hiddenName.kept')} {children}
    </Notice>
  )
}
