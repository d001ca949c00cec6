import { Form } from 'react-router'
import { localePath } from '../../../i18n/language.ts'
import { useLanguage, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { printTopicPage } from '../talk/board-query.ts'
import type { TopicMessageId } from './topic.messages.ts'

interface FollowPostProps {
  post: { id: number; isFollowed: boolean }
  page: number
}

/** Has its reader be told of replies, or no more; with or without scripts. */
export function FollowPost({ post: { id, isFollowed }, page }: FollowPostProps) {
  const t = useText<TopicMessageId>()
  const topic = localePath(useLanguage(), `/webboard/${id}`)
  return (
    <Form method="post" action={`${topic}/follow`} preventScrollReset>
      <input type="hidden" name="next" value={topic + printTopicPage(page)} />
      <Button
        type="submit"
        name="act"
        value={isFollowed ? 'leave' : 'follow'}
        variant="secondary"
        icon={isFollowed ? 'check' : 'bell'}
      >
        {t(isFollowed ? 'topic.act.unfollow' : 'topic.act.follow')}
      </Button>
    </Form>
  )
}
