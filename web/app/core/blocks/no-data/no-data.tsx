import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.tsx'
import type { BlockMessageId } from '../blocks.messages.ts'
import { ButtonAnchor } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'

interface NoDataProps {
  /** The reason, or what to try instead. */
  hint?: string
  /** Buttons with other options. */
  children?: ReactNode
}

/** Shown when a list or section is empty, or its call failed (spec §4). */
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
  /** Address for another try. */
  address: string
}

/** Replaces content that could not be loaded. */
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
