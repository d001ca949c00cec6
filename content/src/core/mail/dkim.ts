import type { DKIMOptions } from 'nodemailer'

export interface DkimKey {
  /** The signing domain: the sender's or a parent of it. */
  domain: string
  /** The public key is in DNS at `<selector>._domainkey.<domain>`. */
  selector: string
  /** RSA, in PEM. */
  privateKey: string
}

/**
 * The headers to sign, if present. Nodemailer's own list lacks List-Unsubscribe-Post, without which mail programs offer no
 * one-click unsubscribe (RFC 8058, 4).
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

/** Transport options: every email is signed if there is a key. */
export function signingOf(key: DkimKey | undefined): { dkim?: DKIMOptions } {
  if (!key) return {}
  const { domain, selector, privateKey } = key
  const headerFieldNames = signedHeaders.join(':')
  return { dkim: { domainName: domain, keySelector: selector, privateKey, headerFieldNames } }
}
