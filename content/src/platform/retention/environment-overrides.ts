import { wholeNumberSchema } from '@washhouse/serving/env'
import { z } from 'zod'
import type { Days, RetentionSetting } from './retained-data.ts'
import { retentionTable } from './retention-table.ts'

const daysOf = ({ days }: Days) => wholeNumberSchema(1, 3650).default(days)

/** Environment variables that replace a number of days in `retention-periods.ts` or `retention-table.ts`. */
export const retentionVariables = z.object({
  LEAD_DAYS: daysOf(retentionTable['franchise-leads'].period),
  MESSAGE_DAYS: daysOf(retentionTable.messages.period),
  PROBLEM_PHOTO_DAYS: daysOf(retentionTable['problem-photos'].period),
  CONSENT_LOG_DAYS: daysOf(retentionTable['cookie-choices'].period),
  // The law requires service providers to keep 90 days. Set 0 if the host keeps the log instead.
  TRAFFIC_LOG_DAYS: wholeNumberSchema(0, 730).default(retentionTable['traffic-log'].period.days),
} satisfies Record<RetentionSetting, z.ZodType>)
