const dayMilliseconds = 86_400_000
/** RFC 9116 advises less than a year; it moves on by itself for as long as the site is run. */
const validDays = 180

/** The path that RFC 9116 has researchers ask for. */
const securityTxtPath = '/.well-known/security.txt'

/** Where to report a hole, as RFC 9116 has it; null where the brand gives no address. */
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
