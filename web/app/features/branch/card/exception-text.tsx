import type { BranchException } from '@washhouse/contract/branch/branch.contract'
import { inForce, notEnded } from '@washhouse/contract/branch/open-now'
import type { TextLang } from '../../../core/i18n/untranslated.ts'
import { Phrases } from '../../../core/ui/phrases/phrases.tsx'
import { useNow } from './use-now.ts'

/** An exception with its texts for a page. */
export interface ShownException extends BranchException {
  /** In force when the page was rendered. */
  isInForce: boolean
  /** Ended when the page was rendered. It is hidden then, although its last day's hours may continue. */
  isOver: boolean
  /** What applies and when; null for a notice that is in force without an end. */
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

/** Exceptions in force now; during hydration, those in force when the page was rendered. */
export function useInForce(exceptions: readonly ShownException[]): ShownException[] {
  const now = useNow()
  return now ? inForce(exceptions, now) : exceptions.filter(({ isInForce }) => isInForce)
}

/** Exceptions in force or in the future, by the same clock. */
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
