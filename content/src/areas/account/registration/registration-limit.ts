import type { Quota } from '../../../engines/attempts/quota.rows.ts'

/** Accounts that one network may make, with a password and with LINE together. A shop's Wi-Fi is one network. */
export const registrationQuota: Quota = { name: 'registration', most: 30, spanSeconds: 60 * 60 }

/**
 * Tries, refused ones too: a mobile carrier has hundreds of people behind one address. It still bounds how many
 * passwords are judged, and how many addresses are tried for an account.
 */
export const registrationTries = { most: 300, spanSeconds: 60 * 60 }
