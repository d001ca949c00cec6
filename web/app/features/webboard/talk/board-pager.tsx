import { useText } from '../../../core/i18n/use-text.tsx'
import { ButtonLink } from '../../../core/ui/button/button.tsx'
import type { TalkMessageId } from './talk.messages.ts'

interface BoardPagerProps {
  label: string
  page: number
  pageCount: number
  addressOf: (page: number) => string
}

/** Links to the adjacent, first and last pages; nothing for one page. */
export function BoardPager({ label, page, pageCount, addressOf }: BoardPagerProps) {
  const t = useText<TalkMessageId>()
  if (pageCount <= 1) return null
  const ways = [
    { name: 'first', to: 1, isThere: page > 2 },
    { name: 'previous', to: page - 1, isThere: page > 1 },
    { name: 'next', to: page + 1, isThere: page < pageCount },
    { name: 'last', to: pageCount, isThere: page < pageCount - 1 },
  ] as const
  return (
    <nav className="board-pager" aria-label={label}>
      <p>{t('talk.pager.position', { page, pageCount })}</p>
      {ways
        .filter(({ isThere }) => isThere)
        .map(({ name, to }) => (
          <ButtonLink key={name} variant="secondary" to={addressOf(to)}>
            {t(`talk.pager.${name}`)}
          </ButtonLink>
        ))}
    </nav>
  )
}
