import type { DKIMOptions } from 'nodemailer'

/** By whom mails are signed, and with what (RFC 6376). */
export interface DkimKey {
  /** The domain that vouches for them, that of the sender or one above it. */
  domain: string
  /** Below `_domainkey.<domain>` lies the public half. */
  selector: string
  /** RSA, in PEM. */
  privateKey: string
}

/**
 * What a signature covers where a mail has it. Nodemailer's own list lacks List-Unsubscribe-Post, without which mail
 * programs offer no leaving by one press (RFC 8058, 4).
 */
const signedHeaders = [
  'From',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
]

/** For a transport: every mail is signed where there is a key, and none where there is not. */
export function signingOf(key: DkimKey | undefined): { dkim?: DKIMOptions } {
  if (!key) return {}
  const { domain, selector, privateKey } = key
  const headerFieldNames = signedHeaders.join(':')
  return { dkim: { domainName: domain, keySelector: selector, privateKey, headerFieldNames } }
}
