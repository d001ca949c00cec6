import type { BranchException } from '@washhouse/contract/branch/branch.contract'
import { inForce, notEnded } from '@washhouse/contract/branch/open-now'
import type { TextLang } from '../../../core/i18n/untranslated.ts'
import { Phrases } from '../../../core/ui/phrases/phrases.tsx'
import { useNow } from './use-now.ts'

/** An exception in the words of a page. */
export interface ShownException extends BranchException {
  /** Whether it was in force when the page was made. */
  isInForce: boolean
  /** Whether it had ended then: it is shown no more, though the hours of its last day may go on. */
  isOver: boolean
  /** What applies and its period; null for a notice that is in force and has no end. */
  when: string | null
  /** The reason, or the notice itself. */
  text: string | null
  lang: TextLang
}

export function ExceptionText({ exception }: { exception: ShownException }) {
  const { when, text, lang } = exception
  return (
    <span>
      {when}
      {when && text && ': '}
      {text && (
        <span lang={lang}>
          <Phrases text={text} />
        </span>
      )}
    </span>
  )
}

/** Those in force now; until the browser knows the time, those in force when the page was made. */
export function useInForce(exceptions: readonly ShownException[]): ShownException[] {
  const now = useNow()
  return now ? inForce(exceptions, now) : exceptions.filter(({ isInForce }) => isInForce)
}

/** Those in force or ahead, by the same clock. */
export function useNotEnded(exceptions: readonly ShownException[]): ShownException[] {
  const now = useNow()
  return now ? notEnded(exceptions, now) : exceptions.filter(({ isOver }) => !isOver)
}

export function CurrentExceptions({ exceptions }: { exceptions: readonly ShownException[] }) {
  return useInForce(exceptions).map((exception, index) => (
    <p
      key={`${index} ${exception.begins}`}
      className={`branch-card__notice branch-card__notice--${exception.kind}`}
    >
      <ExceptionText exception={exception} />
    </p>
  ))
}
