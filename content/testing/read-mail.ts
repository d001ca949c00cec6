/** A parsed email. */
export interface ReadMail {
  /** Names of its headers in lower case, in their order. */
  headerNames: string[]
  /** Values by lower-case name, unfolded and not decoded; of repeated headers the last one. */
  headers: Map<string, string>
  text: string
  html: string
}

/** Parses an email with a plain and an HTML part. */
export function readMail(raw: string): ReadMail {
  const [head = ''] = raw.split('\r\n\r\n', 1)
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const named = lines.map((line): [string, string] => {
    const [, name = line, value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? []
    return [name.toLowerCase(), value]
  })
  const headers = new Map(named)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? ''
  const [, text = '', html = ''] = raw.split(`--${boundary}`)
  return {
    headerNames: named.map(([name]) => name),
    headers,
    text: readPart(text),
    html: readPart(html),
  }
}

function readPart(part: string): string {
  const start = part.indexOf('\r\n\r\n')
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(part.slice(0, start))?.[1]
  const body = part.slice(start + 4)
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString()
}
