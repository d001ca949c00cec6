import { isAlwaysOpen, openingState, type OpeningState } from '@washhouse/contract/branch/open-now'
import { useText } from '../../i18n/use-text.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import type { BranchMessageId } from './branch.messages.ts'
import type { BranchSummary } from './branch-summary.ts'
import { hoursText, stateText } from './hours-text.ts'
import { useNow } from './use-now.ts'

/**
 * Whether the shop is open. Pages are cached and work without JavaScript, so the server writes what
 * is true at any moment, such as the hours; the browser puts the state in their place.
 */
export function OpeningBadge({ branch }: { branch: Pick<BranchSummary, 'hours' | 'notice'> }) {
  const t = useText<BranchMessageId>()
  const now = useNow()
  const state = now ? openingState(branch, now) : lastingState(branch)
  if (state) return <Chip variant={chipVariants[state.kind]}>{stateText(state, t)}</Chip>
  return <Chip icon="clock">{hoursText(branch.hours, t)}</Chip>
}

const chipVariants = {
  all_day: 'open',
  open: 'open',
  closes_soon: 'soon',
  closed: 'closed',
  closed_for_now: 'closed',
} as const satisfies Record<OpeningState['kind'], string>

/** The state that does not hang on the time of day, if there is one. */
function lastingState({
  hours,
  notice,
}: Pick<BranchSummary, 'hours' | 'notice'>): OpeningState | null {
  if (notice) return { kind: 'closed_for_now', notice }
  return isAlwaysOpen(hours) ? { kind: 'all_day' } : null
}
