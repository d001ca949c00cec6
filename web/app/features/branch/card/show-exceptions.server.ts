import type { BranchException } from '@washhouse/contract/branch/branch.contract'
import { exceptionPeriod } from '@washhouse/contract/branch/exception-period'
import { inForce, notEnded, stillRelevant } from '@washhouse/contract/branch/open-now'
import type { Language } from '@washhouse/contract/language'
import { textIn } from '../../../core/i18n/compile.server.ts'
import { keepUnits } from '../../../core/ui/phrases/keep-together.ts'
import { branchMessages } from './branch.messages.ts'
import type { ShownException } from './exception-text.tsx'
import { spanText } from './hours-text.ts'

/** The exceptions that affect present or future hours, earliest first, with their texts. */
export function showExceptions(
  exceptions: readonly BranchException[],
  language: Language,
  now: Date,
): ShownException[] {
  const counting = new Set(inForce(exceptions, now))
  const lasting = new Set(notEnded(exceptions, now))
  return stillRelevant(exceptions, now)
    .toSorted((one, other) => Date.parse(one.begins) - Date.parse(other.begins))
    .map((exception) => ({
      ...exception,
      isInForce: counting.has(exception),
      isOver: !lasting.has(exception),
      when: whenText(exception, language, now),
      ...textOf(exception, language),
    }))
}

function whenText(exception: BranchException, language: Language, now: Date): string | null {
  const t = textIn(language, branchMessages)
  const { kind, opens, closes, ends } = exception
  const period = keepUnits(exceptionPeriod(exception, language, now))
  if (kind === 'closed') return t('branch.exceptions.closed', { period })
  if (kind === 'hours' && opens && closes)
    return t('branch.exceptions.hours', { span: spanText({ opens, closes }), period })
  const isLasting = ends === null && Date.parse(exception.begins) <= now.getTime()
  return isLasting ? null : period
}

/** In the page's language, else in the other one. */
function textOf({ thai, english }: BranchException, language: Language) {
  const isThai = language === 'th' || !english
  const text = (isThai ? thai || english : english) || null
  return { text, lang: language !== 'th' && isThai ? ('th' as const) : undefined }
}
