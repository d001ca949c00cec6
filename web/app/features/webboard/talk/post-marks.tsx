import type { BoardPost } from '@washhouse/contract/webboard/webboard.contract'
import { useText } from '../../../core/i18n/use-text.tsx'
import { Badge } from '../../../core/ui/badge/badge.tsx'
import type { TalkMessageId } from './talk.messages.ts'

type Marked = Pick<BoardPost, 'isPinned' | 'solvedBy' | 'isLocked' | 'status'>

export function PostMarks({ post }: { post: Marked }) {
  const t = useText<TalkMessageId>()
  const { isPinned, solvedBy, isLocked, status } = post
  return (
    <>
      {isPinned && (
        <Badge variant="quiet" icon="pin">
          {t('talk.pinned')}
        </Badge>
      )}
      {solvedBy !== null && (
        <Badge variant="good" icon="check">
          {t('talk.solved')}
        </Badge>
      )}
      {isLocked && <Badge variant="quiet">{t('talk.locked')}</Badge>}
      {status === 'draft' && <Badge variant="bad">{t('talk.waiting')}</Badge>}
    </>
  )
}
