import { IncomingMessage, type IncomingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'

/** A request as the server's readers of headers see it. */
export function fakeRequest(headers: IncomingHttpHeaders): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  Object.assign(req.headers, headers)
  return req
}
