import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.tsx'
import type { BlockMessageId } from '../blocks.messages.ts'
import { ButtonAnchor } from '../../ui/button/button.tsx'
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

interface NotLoadedProps {
  hint: string
  /** Where it may be asked for again. */
  address: string
}

/** In place of what could not be had just now. */
export function NotLoaded({ hint, address }: NotLoadedProps) {
  const t = useText<BlockMessageId>()
  return (
    <NoData hint={hint}>
      <ButtonAnchor variant="secondary" href={address}>
        {t('empty.retry')}
      </ButtonAnchor>
    </NoData>
  )
}
