import { defaultHttpLimits, type HttpLimits } from '@washhouse/serving/http-limits'

/** Time for a phone's photo over a slow connection; a body that stalls is cut off much earlier (`readBody`). */
export const websiteHttpLimits: HttpLimits = { ...defaultHttpLimits, requestMs: 90_000 }
