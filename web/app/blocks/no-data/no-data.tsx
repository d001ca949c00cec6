import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.tsx'
import type { BlockMessageId } from '../blocks.messages.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'

interface NoDataProps {
  /** Why, or what to try instead. */
  hint?: string
  /** The way out: buttons. */
  children?: ReactNode
}

/** What a list or section shows when it has nothing, or its call failed (spec §4). */
export function NoData({ hint, children }: NoDataProps) {
  const t = useText<BlockMessageId>()
  return (
    <EmptyState title={t('empty.title')} hint={hint}>
      {children}
    </EmptyState>
  )
}
