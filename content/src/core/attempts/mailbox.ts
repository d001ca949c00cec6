/** Addresses are kept in lower case. */
export function plainEmail(text: string): string {
  return text.trim().toLowerCase()
}

/**
 * The mailbox that an address most likely leads to, to count by: without `+tag`, and without the dots that Gmail
 * ignores. Never an address to write to.
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

/** Two names of the same mailboxes. */
const gmailDomains = ['gmail.com', 'googlemail.com']
