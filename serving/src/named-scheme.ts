import { ServerResponse, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http'

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

/** An answer that tells how to sign in wherever it says 401 (RFC 9110, 15.5.2), whoever wrote it. */
export class NamedScheme extends ServerResponse {
  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    // No browser asks for a password by itself at this one.
    if (status === 401 && !this.hasHeader('www-authenticate'))
      this.setHeader('WWW-Authenticate', 'Bearer')
    return typeof reason === 'string'
      ? super.writeHead(status, reason, headers)
      : super.writeHead(status, headers ?? reason)
  }
}
