import type { BoardAuthor } from '@washhouse/contract/webboard/webboard.contract'
import { langOfName } from '../../../core/i18n/untranslated.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { Badge } from '../../../core/ui/badge/badge.tsx'
import type { TalkMessageId } from './talk.messages.ts'

/** Characters that fit on one line everywhere, so a short name never breaks inside a word. */
const shortName = 16

/** The author's name, with a badge for staff; null: a former member. */
export function AuthorName({ author }: { author: BoardAuthor | null }) {
  const t = useText<TalkMessageId>()
  const language = useLanguage()
  const name = author ? (author.name ?? t('talk.nameless')) : t('talk.former')
  return (
    <span className="author-name">
      {/* Isolates the text direction of the name. */}
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
