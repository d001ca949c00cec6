import { boardLengths } from '@washhouse/contract/webboard/board-lengths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageCard, PageCards } from '../../../core/blocks/page-card/page-card.tsx'
import { PageHead } from '../../../core/blocks/page-head/page-head.tsx'
import { maxFormBytesOf } from '../../../core/blocks/photo/photo-limits.ts'
import { localePath } from '../../../core/i18n/language.ts'
import { useLanguage, useText } from '../../../core/i18n/use-text.tsx'
import { largeForm } from '../../../core/request/large-form.ts'
import { pagePlace } from '../../../core/request/page-place.ts'
import '../talk/talk.css'
import type { TalkMessageId } from '../talk/talk.messages.ts'

export const boardPlace = pagePlace<TalkMessageId>({
  above: [{ path: '/webboard', name: 'talk.board' }],
})

/** For pages whose form accepts images. */
export const writingPlace = {
  ...largeForm({ maxBytes: maxFormBytesOf(boardLengths.images) }),
  ...boardPlace,
}

interface WritePageProps {
  title: string
  lead?: ReactNode
  /** Id of the post; undefined for a new one. */
  post?: number
  children: ReactNode
}

export function WritePage({ title, lead, post, children }: WritePageProps) {
  const t = useText<TalkMessageId>()
  const language = useLanguage()
  const path = post === undefined ? '/webboard' : `/webboard/${post}`
  return (
    <main id="content">
      <PageHead above="write-page" title={title} lead={lead} />
      <PageCards className="write-page">
        <PageCard>{children}</PageCard>
        <p>
          <Link to={localePath(language, path)}>
            {t(post === undefined ? 'talk.toBoard' : 'talk.toTopic')}
          </Link>
        </p>
      </PageCards>
    </main>
  )
}
