import type { BoardReply } from '@washhouse/contract/webboard/webboard.contract'
import type { FormToken } from '../../../core/blocks/form/form-answer.ts'
import { useText } from '../../../core/i18n/use-text.tsx'
import type { MayWrite } from '../writing/may-write.ts'
import { ReplyForm } from '../writing/reply-form.tsx'
import { WhyNot } from '../writing/why-not.tsx'
import type { ShownPost } from './topic-post.tsx'
import type { TopicMessageId } from './topic.messages.ts'

interface TopicWriteProps {
  post: Pick<ShownPost, 'id' | 'lastActivityAt'>
  may: MayWrite
  draftOf: string | undefined
  quoted: BoardReply | null
  issue: FormToken
  /** Number of replies that only their author can see. */
  waiting: number
}

export function TopicWrite({ post, may, waiting, ...form }: TopicWriteProps) {
  const t = useText<TopicMessageId>()
  if (may.kind === 'locked' || may.kind === 'closed') return null
  return (
    <section id="write" className="topic__write" aria-labelledby="write-title" tabIndex={-1}>
      <h2 id="write-title">{t('topic.write')}</h2>
      {may.kind === 'yes' ? (
        // A stored reply changes the key and resets the form.
        <ReplyForm
          key={`${post.lastActivityAt} ${waiting} ${form.quoted?.id}`}
          post={post.id}
          review={may.review}
          {...form}
        />
      ) : (
        <WhyNot may={may} />
      )}
    </section>
  )
}
