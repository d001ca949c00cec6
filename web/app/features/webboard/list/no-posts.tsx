import type { Language } from '@washhouse/contract/language'
import { NoData } from '../../../blocks/no-data/no-data.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { printBoardQuery, type BoardQuery } from '../talk/board-query.ts'
import type { BoardMessageId } from './board.messages.ts'

interface NoPostsProps {
  query: BoardQuery
  /** As far back as it was looked for. */
  searchedSince: string | undefined
}

/** Where a search goes on that has looked no further back. */
export function addressOfOlder(language: Language, query: BoardQuery, before: string): string {
  return localePath(language, '/webboard') + printBoardQuery({ ...query, before, page: 1 })
}

/** There is nothing of what was asked for; what to do instead. */
export function NoPosts({ query, searchedSince }: NoPostsProps) {
  const { search, scope } = query
  const t = useText<BoardMessageId>()
  const language = useLanguage()
  const write = (
    <ButtonLink variant="secondary" to={localePath(language, '/webboard/new')}>
      {t('board.new')}
    </ButtonLink>
  )
  if (searchedSince !== undefined)
    return (
      <NoData hint={t('board.search.noneSince', { date: formatDate(language, searchedSince) })}>
        <ButtonLink variant="secondary" to={addressOfOlder(language, query, searchedSince)}>
          {t('board.search.older')}
        </ButtonLink>
      </NoData>
    )
  if (search !== '')
    return (
      <NoData hint={t('board.search.none')}>
        {write}
        <ButtonLink
          variant="link"
          to={`${localePath(language, '/faq')}?${new URLSearchParams({ search }).toString()}`}
        >
          {t('board.search.faq')}
        </ButtonLink>
      </NoData>
    )
  if (scope === 'followed')
    return (
      <NoData hint={t('board.followed.none')}>
        <ButtonLink variant="secondary" to={localePath(language, '/webboard')}>
          {t('board.followed.read')}
        </ButtonLink>
      </NoData>
    )
  return <NoData hint={t(scope === 'own' ? 'board.own.none' : 'board.empty.hint')}>{write}</NoData>
}
