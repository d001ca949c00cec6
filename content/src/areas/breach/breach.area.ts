import type { Area } from '../../engines/area.ts'
import { checkBreaches } from './desk/open-breaches.rows.ts'
import { breachNotices } from './register/breach-notices.global.ts'
import { breachSteps } from './register/breach-step.collection.ts'
import { breaches } from './register/breach.collection.ts'

export const breachArea: Area = {
  collections: [breaches, breachSteps],
  globals: [breachNotices],
  notices: ['/areas/breach/desk/breaches-notice.admin.tsx#BreachesNotice'],
  stallChecks: (payload) => ({ breaches: () => checkBreaches(payload) }),
}
