/** Addresses are stored in lowercase. */
export function plainEmail(text: string): string {
  return text.trim().toLowerCase()
}

/**
 * The mailbox that an address most likely leads to, for counting: without `+tag`, and without the dots that Gmail ignores.
 * Never send emails to it.
 */
export function mailboxOf(email: string): string {
  const address = plainEmail(email)
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+')
  return gmailDomains.includes(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}

/** Two domains for the same mailboxes. */
const gmailDomains = ['gmail.com', 'googlemail.com']
