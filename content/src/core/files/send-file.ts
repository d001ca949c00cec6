import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { isStreamOfFile, sendFileOf } from '@washhouse/serving/file-stream'
import { log } from '../../platform/log.ts'

/** True for stored files: only they support byte ranges. */
export function isFile({ headers }: Response): boolean {
  return headers.has('accept-ranges')
}

/** Sends a file of this machine without the app's streams; passes other responses through. */
export async function sendFile(
  response: Response,
  { outgoing }: HttpBindings | Http2Bindings,
): Promise<Response> {
  const { status, headers, body } = response
  if (!body || !isStreamOfFile(body) || !('shouldKeepAlive' in outgoing)) return response
  outgoing.writeHead(status, Object.fromEntries(headers))
  try {
    await sendFileOf(body, outgoing)
  } catch (error) {
    if (!outgoing.destroyed) log.error({ err: error }, 'a file could not be sent to its end')
    outgoing.destroy()
  }
  return RESPONSE_ALREADY_SENT
}
