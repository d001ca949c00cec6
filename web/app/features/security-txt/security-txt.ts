const dayMilliseconds = 86_400_000
/** RFC 9116 advises less than a year. Each response renews the date. */
const validDays = 180

/** Path defined by RFC 9116. */
const securityTxtPath = '/.well-known/security.txt'

/** Prints a security.txt (RFC 9116); null if the settings have no address. */
export function printSecurityTxt({
  origin,
  email,
  now,
}: {
  origin: string
  email: string | null
  now: number
}): string | null {
  const address = email?.trim()
  if (!address) return null
  const expires = Math.floor(now / dayMilliseconds + validDays) * dayMilliseconds
  return [
    `Contact: mailto:${encodeURI(address)}`,
    `Expires: ${new Date(expires).toISOString()}`,
    'Preferred-Languages: th, en',
    `Canonical: ${origin}${securityTxtPath}`,
    '',
  ].join('\n')
}
