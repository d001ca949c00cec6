import { lineTroubles, type LineTrouble } from '../line/line-outcome.ts'
import { loginReasonOf, type LoginReason } from '../../../content/session/login-path.ts'

/** Why a visitor comes from another page of this area: he has registered, has a new password, or was at LINE. */
const ownReasons = [
  'registered',
  'reset',
  ...lineTroubles.map((trouble): `line-${LineTrouble}` => `line-${trouble}`),
] as const

/** Why somebody stands before the log-in; null where he came by himself. */
export function reasonOf(url: URL): LoginReason | (typeof ownReasons)[number] | null {
  const given = url.searchParams.get('reason')
  return ownReasons.find((reason) => reason === given) ?? loginReasonOf(url)
}
