import { useText } from '../../core/i18n/use-text.tsx'
import { Notice } from '../../core/ui/notice/notice.tsx'
import type { BranchDetailMessageId } from './branch-detail.messages.ts'
import {
  ExceptionText,
  type ShownException,
  useInForce,
  useNotEnded,
} from './card/exception-text.tsx'

export function ExceptionNotes({ exceptions }: { exceptions: readonly ShownException[] }) {
  const t = useText<BranchDetailMessageId>()
  const isClosed = useInForce(exceptions).some(({ kind }) => kind === 'closed')
  const shown = useNotEnded(exceptions)
  if (shown.length === 0) return null
  return (
    <Notice variant={isClosed ? 'bad' : 'info'}>
      <h2 className="branch-page__notice">
        {t(isClosed ? 'branch.detail.notice' : 'branch.detail.exceptions')}
      </h2>
      {shown.map((exception, index) => (
        <p key={`${index} ${exception.begins}`}>
          <ExceptionText exception={exception} />
        </p>
      ))}
    </Notice>
  )
}
