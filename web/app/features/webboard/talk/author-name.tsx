import type { BoardAuthor } from '@washhouse/contract/webboard/webboard.contract'
import { MemberName } from '../../../core/blocks/member-name/member-name.tsx'
import { useText } from '../../../core/i18n/use-text.tsx'
import { Badge } from '../../../core/ui/badge/badge.tsx'
import type { TalkMessageId } from './talk.messages.ts'

/** Characters that fit on one line everywhere, so a short name never breaks inside a word. */
const shortName = 16

/** The author's name, with a badge for staff; null: a former member. */
export function AuthorName({ author }: { author: BoardAuthor | null }) {
  const t = useText<TalkMessageId>()
  const name = author ? (author.name ?? t('talk.nameless')) : t('talk.former')
  return (
    <span className="author-name">
      <MemberName
        name={name}
        className={
          Array.from(name).length <= shortName ? 'author-name__short' : 'author-name__long'
        }
      />
      {author?.kind === 'staff' && (
        <Badge variant="good" icon="shield">
          {t('talk.staff')}
        </Badge>
      )}
    </span>
  )
}
