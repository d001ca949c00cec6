import type { IncomingHttpHeaders } from 'node:http'
import type { MailEvent } from '../mail-event.ts'

/** A request that tells what became of mails, as it came. */
export interface ToldRequest {
  headers: IncomingHttpHeaders
  body: string
}

/** One form in which services tell what became of mails. */
export interface Teller {
  /** Ends the address that it calls, and tells its events from those of others. */
  name: string
  /** How it shows that it knows the secret; decides before anything of the body is read. */
  knows: (request: ToldRequest, secret: string) => boolean
  /** What an answer of 401 asks for (`WWW-Authenticate`). */
  challenge: string
  /**
   * What is told, of which there may be nothing that counts.
   * @throws z.ZodError or SyntaxError for what is none of its form.
   */
  read: (body: string) => MailEvent[]
}
