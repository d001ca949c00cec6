import type { OpeningState } from '@washhouse/contract/branch/open-now'
import type { Text } from '../../i18n/messages.ts'
import { useText } from '../../i18n/use-text.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import type { OpeningStateMessageId } from './opening-state.messages.ts'

/** Whether a branch is open, and until when. The page must load `openingStateMessages`. */
export function OpeningStateChip({ state }: { state: OpeningState }) {
  const t = useText<OpeningStateMessageId>()
  return <Chip variant={chipVariants[state.kind]}>{stateText(state, t)}</Chip>
}

const chipVariants = {
  all_day: 'open',
  open: 'open',
  closes_soon: 'soon',
  closed: 'closed',
  closed_for_now: 'closed',
} as const satisfies Record<OpeningState['kind'], string>

function stateText(state: OpeningState, t: Text<OpeningStateMessageId>): string {
  switch (state.kind) {
    case 'closed_for_now':
      return t('branch.state.closedForNow')
    case 'all_day':
      return t('branch.state.allDay')
    case 'open':
      return t('branch.state.open', { closes: state.closes })
    case 'closes_soon':
      return t('branch.state.closesSoon', { closes: state.closes })
    case 'closed':
      return state.day === 'today'
        ? t('branch.state.opensToday', { opens: state.opens })
        : t('branch.state.opensTomorrow', { opens: state.opens })
  }
}
