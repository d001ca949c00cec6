import type { IncomingMessage } from 'node:http'

/** A cookie's raw value, or undefined. */
export function cookieOf(req: IncomingMessage, name: string): string | undefined {
  const header = req.headers.cookie
  if (header === undefined || !header.includes(name)) return undefined
  for (const pair of header.split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2)
    if (key === name) return value
  }
  return undefined
}

/** A visitor who chose English is redirected from `/` to /en; every other address sets its own language. */
export function wantsEnglishHome(req: IncomingMessage, path: string): boolean {
  return path === '/' && cookieOf(req, 'lang') === 'en'
}
