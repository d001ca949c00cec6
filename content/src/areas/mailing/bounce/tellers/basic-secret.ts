import { isSameSecret } from '@washhouse/serving/client-address'
import type { Teller } from './teller.ts'

/**
 * For services that sign nothing, or in a way that is not checked here: the secret is the password of the address that they
 * call, 'https://mail:<secret>@…'. It is only as safe as the line is: https alone.
 */
export const basicSecret: Pick<Teller, 'knows' | 'challenge'> = {
  challenge: 'Basic realm="mail events"',
  knows({ headers }, secret) {
    const [, encoded] = /^basic ([a-z0-9+/=]+)$/i.exec(headers.authorization ?? '') ?? []
    if (encoded === undefined) return false
    const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? []
    return isSameSecret(password, secret)
  },
}
