import type { OpeningStateMessageId } from '../../../core/blocks/opening-state/opening-state.messages.ts'
import type { OpeningSpan } from '@washhouse/contract/branch/branch.contract'
import {
  findLatest,
  isAlwaysOpen,
  openingState,
  type OpeningState,
} from '@washhouse/contract/branch/open-now'
import { OpeningStateChip } from '../../../core/blocks/opening-state/opening-state-chip.tsx'
import { useText } from '../../../core/i18n/use-text.tsx'
import { Chip } from '../../../core/ui/chip/chip.tsx'
import type { BranchMessageId } from './branch.messages.ts'
import type { BranchSummary } from './branch-summary.ts'
import { hoursText, spanText } from './hours-text.ts'
import { useNow } from './use-now.ts'

/**
 * The opening state. Pages are cached and work without JavaScript, so the server renders what is always true, such as the
 * hours. The browser replaces it with the state.
 */
export function OpeningBadge({ branch }: { branch: Badged }) {
  const t = useText<BranchMessageId | OpeningStateMessageId>()
  const now = useNow()
  const state = now ? openingState(branch, now) : lastingState(branch)
  if (state) return <OpeningStateChip state={state} />
  const today = ownHours(branch)
  return (
    <Chip icon="clock">
      {today ? t('branch.hours.today', { span: spanText(today) }) : hoursText(branch.hours, t)}
    </Chip>
  )
}

type Badged = Pick<BranchSummary, 'hours' | 'exceptions'>

/** The state if it does not depend on the time of day, else null. */
function lastingState(branch: Badged): OpeningState | null {
  const closure = findLatest(inForceOf(branch), 'closed')
  if (closure) return { kind: 'closed_for_now', exception: closure }
  return isAlwaysOpen(branch.hours) && !ownHours(branch) ? { kind: 'all_day' } : null
}

/** Today's hours if they differ from the regular ones. */
function ownHours(branch: Badged): OpeningSpan | null {
  const own = findLatest(inForceOf(branch), 'hours')
  return own?.opens && own.closes ? { opens: own.opens, closes: own.closes } : null
}

const inForceOf = ({ exceptions }: Badged) => exceptions.filter(({ isInForce }) => isInForce)
