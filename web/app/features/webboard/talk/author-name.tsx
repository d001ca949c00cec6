import type { BoardAuthor } from '@washhouse/contract/webboard/webboard.contract'
import { langOfName } from '../../../core/i18n/untranslated.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Badge } from '../../../core/ui/badge/badge.tsx'
import type { TalkMessageId } from './talk.messages.ts'

/** Letters of a name that fits everywhere on one line: no word of it is torn. */
const shortName = 16

/** Who wrote something, and whether he is of the brand's staff; null: he is no member any more. */
export function AuthorName({ author }: { author: BoardAuthor | null }) {
  const t = useText<TalkMessageId>()
  const language = useLanguage()
  const name = author ? (author.name ?? t('talk.nameless')) : t('talk.former')
  return (
    <span className="author-name">
      {/* Whatever direction its letters have, they turn nothing beside them around. */}
      <bdi
        className={
          Array.from(name).length <= shortName ? 'author-name__short' : 'author-name__long'
        }
        lang={langOfName(language, name)}
      >
        {name}
      </bdi>
      {author?.kind === 'staff' && (
        <Badge variant="good" icon="shield">
          {t('talk.staff')}
        </Badge>
      )}
    </span>
  )
}
