/** The kinds of measuring that a visitor has accepted. */
export interface Granted {
  analytics: boolean
  advertising: boolean
}

const analyticsCookie = /^_ga/
const advertisingCookie = /^(?:_gcl|_fbp$|_fbc$)/

/**
 * Returns cookie texts that clear the tags' own cookies where consent is missing or withdrawn: on the host and its parent
 * domains, for `Set-Cookie` or `document.cookie`. Empty if there are none.
 */
export function printTagCookieClearings(
  cookies: string,
  hostname: string,
  { analytics, advertising }: Granted,
): string[] {
  const names = cookies.split(/;\s*/).map((pair) => pair.split('=', 1)[0] ?? '')
  const unwanted = names.filter(
    (name) =>
      (!analytics && analyticsCookie.test(name)) || (!advertising && advertisingCookie.test(name)),
  )
  const domains = ['', ...domainsOf(hostname).map((domain) => `; Domain=${domain}`)]
  return [...new Set(unwanted)].flatMap((name) =>
    domains.map((domain) => `${name}=; Path=/; Max-Age=0${domain}`),
  )
}

/** 'www.fongsai.example' → itself and 'fongsai.example'; empty for an IP address. */
function domainsOf(hostname: string): string[] {
  if (/^[\d.]+$|:/.test(hostname)) return []
  const labels = hostname.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
