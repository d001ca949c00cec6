import { preferredEncoding } from '@washhouse/serving/accept-encoding'
import { encodeBody } from '@washhouse/serving/encoded-body'

/**
 * Compresses responses that bypass the response cache. Private responses stay uncompressed: next to text that an attacker
 * chose, the compressed length would reveal a secret (BREACH).
 */
export async function compressReply(request: Request, response: Response): Promise<Response> {
  if (!isForAnyone(request, response)) return response
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept-Encoding')
  const content = Buffer.from(await response.arrayBuffer())
  const encoding = preferredEncoding(request.headers.get('accept-encoding') ?? undefined)
  const body = await encodeBody(content, headers.get('content-type') ?? '', encoding)
  const chosen = (encoding === 'identity' ? undefined : body[encoding]) ?? body.identity
  if (chosen.encoding !== 'identity') {
    headers.set('content-encoding', chosen.encoding)
    headers.set('content-length', String(chosen.bytes.length))
  }
  return new Response(new Uint8Array(chosen.bytes), { status: response.status, headers })
}

function isForAnyone(request: Request, { status, headers }: Response): boolean {
  return (
    request.method === 'GET' &&
    status === 200 &&
    (headers.get('content-type') ?? '').startsWith('application/json') &&
    !/private|no-store/.test(headers.get('cache-control') ?? '')
  )
}
