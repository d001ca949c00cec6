import type { OpeningStateMessageId } from '../../../core/blocks/opening-state/opening-state.messages.ts'
import type { OpeningHours, OpeningSpan } from '@washhouse/contract/branch/branch.contract'
import { isAlwaysOpen } from '@washhouse/contract/branch/open-now'
import type { Text } from '../../../core/i18n/messages.ts'
import type { BranchMessageId } from './branch.messages.ts'

/** The regular hours in one line, independent of the clock: 'ทุกวัน 06:00–22:00 น.' */
export function hoursText(
  hours: OpeningHours,
  t: Text<BranchMessageId | OpeningStateMessageId>,
): string {
  if (hours.kind === 'all_day' || isAlwaysOpen(hours)) return t('branch.state.allDay')
  const weekday = spanText(hours.weekday)
  const weekend = spanText(hours.weekend)
  if (weekday === weekend) return t('branch.hours.daily', { span: weekday })
  return t('branch.hours.split', { weekday, weekend })
}

export function spanText({ opens, closes }: OpeningSpan): string {
  return `${opens}–${closes}`
}
