import { request } from 'node:http'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  text: string
  ms: number
}

export interface RawRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

/** Sends a path unchanged: fetch would normalize an attacker's path. */
export async function sendRaw(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  const startedAt = performance.now()
  return await new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const ms = performance.now() - startedAt
        resolve({ status: answer.statusCode ?? 0, headers: plain(answer.headers), text, ms })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function plain(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]),
  )
}
