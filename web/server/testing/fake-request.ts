import { IncomingMessage, type IncomingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'

/** A request for code that reads headers only. */
export function fakeRequest(headers: IncomingHttpHeaders): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  Object.assign(req.headers, headers)
  return req
}
