import { NoData } from '../../../blocks/no-data/no-data.tsx'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import type { BoardQuery } from '../talk/board-query.ts'
import type { BoardMessageId } from './board.messages.ts'

/** There is nothing of what was asked for; what to do instead. */
export function NoPosts({ query: { search, scope } }: { query: BoardQuery }) {
  const t = useText<BoardMessageId>()
  const language = useLanguage()
  const write = (
    <ButtonLink variant="secondary" to={localePath(language, '/webboard/new')}>
      {t('board.new')}
    </ButtonLink>
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
