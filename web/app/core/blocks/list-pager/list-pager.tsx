import type { ComponentProps } from 'react'
import { useText } from '../../i18n/use-text.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import type { BlockMessageId } from '../blocks.messages.ts'

type ListPagerProps = Omit<ComponentProps<typeof Pager>, 'texts'> & {
  /** Name of the navigation. */
  label: string
}

export function ListPager({ label, ...list }: ListPagerProps) {
  const t = useText<BlockMessageId>()
  const previous = t('pager.previous')
  const texts = { label, previous, next: t('pager.next') }
  return <Pager {...list} texts={{ ...texts, page: (page) => t('pager.page', { page }) }} />
}
