import type { OpeningHours, OpeningSpan } from '@washhouse/contract/branch/branch.contract'
import { isAlwaysOpen, type OpeningState } from '@washhouse/contract/branch/open-now'
import type { Text } from '../../../core/i18n/messages.ts'
import type { BranchMessageId } from './branch.messages.ts'

/** The regular hours in one line, independent of the clock: 'ทุกวัน 06:00–22:00 น.' */
export function hoursText(hours: OpeningHours, t: Text<BranchMessageId>): string {
  if (hours.kind === 'all_day' || isAlwaysOpen(hours)) return t('branch.state.allDay')
  const weekday = spanText(hours.weekday)
  const weekend = spanText(hours.weekend)
  if (weekday === weekend) return t('branch.hours.daily', { span: weekday })
  return t('branch.hours.split', { weekday, weekend })
}

export function spanText({ opens, closes }: OpeningSpan): string {
  return `${opens}–${closes}`
}

export function stateText(state: OpeningState, t: Text<BranchMessageId>): string {
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
