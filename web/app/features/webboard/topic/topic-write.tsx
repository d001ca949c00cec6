import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import type { BoardReply } from '@washhouse/contract/webboard/webboard.contract'
import { Link } from 'react-router'
import type { FormAnswer, FormIssue } from '../../../blocks/form/form-answer.ts'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import type { MayWrite } from '../writing/may-write.ts'
import { WhyNot } from '../writing/why-not.tsx'
import { QuoteBox } from './quote-box.tsx'
import type { ShownPost } from './topic-post.tsx'
import type { TopicMessageId } from './topic.messages.ts'
import { WriteForm } from '../writing/write-form.tsx'
import type { WritingMessageId } from '../writing/writing.messages.ts'

interface TopicWriteProps {
  post: Pick<ShownPost, 'id' | 'lastActivityAt'>
  may: MayWrite
  draftOf: string | undefined
  quoted: BoardReply | null
  issue: FormIssue
  /** Replies that are seen by their author alone. */
  waiting: number
}

/** At the end of a topic: the reply that one may write there. */
export function TopicWrite({ post, may, waiting, ...form }: TopicWriteProps) {
  const t = useText<TopicMessageId>()
  if (may.kind === 'locked' || may.kind === 'closed') return null
  return (
    <section id="write" className="topic__write" aria-labelledby="write-title" tabIndex={-1}>
      <h2 id="write-title">{t('topic.write')}</h2>
      {may.kind === 'yes' ? (
        // Once it is stored the form begins anew.
        <ReplyForm
          key={`${post.lastActivityAt} ${waiting} ${form.quoted?.id}`}
          post={post.id}
          {...form}
        />
      ) : (
        <WhyNot may={may} />
      )}
    </section>
  )
}

interface ReplyFormProps {
  post: number
  quoted: BoardReply | null
  draftOf: string | undefined
  issue: FormIssue
  answer?: FormAnswer | undefined
}

/** The form of a reply, with what it quotes. */
export function ReplyForm({ post, quoted, draftOf, issue, answer }: ReplyFormProps) {
  const t = useText<WritingMessageId>()
  const language = useLanguage()
  const topic = localePath(language, `/webboard/${post}`)
  return (
    <>
      {quoted && (
        // Where the summary of faults leads when it is gone meanwhile.
        <div id="form-quote" className="topic__quoted" tabIndex={-1}>
          <p>
            {t('write.quoted')} <Link to={`${topic}/reply`}>{t('write.quoted.drop')}</Link>
          </p>
          <QuoteBox
            quote={{ ...quoted, detail: beginningOf(quoted.detail ?? '') }}
            to={`${topic}/reply/${quoted.id}`}
          />
        </div>
      )}
      <WriteForm
        action={`${topic}/reply${quoted ? `?quote=${quoted.id}` : ''}`}
        issue={issue}
        answer={answer}
        submitLabel={t('write.send.reply')}
        draftOf={draftOf}
        sentTo={topic}
      />
    </>
  )
}

/** As the service cuts it once it is sent. */
function beginningOf(text: string): string {
  const letters = Array.from(text)
  return letters.length <= boardLengths.quote
    ? text
    : `${letters.slice(0, boardLengths.quote).join('')}…`
}
