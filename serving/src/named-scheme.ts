import { ServerResponse, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http'

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

/** A response that names an authentication scheme in every 401 (RFC 9110, 15.5.2), including those of libraries. */
export class NamedScheme extends ServerResponse {
  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    // No browser shows a password dialog for this scheme.
    if (status === 401 && !this.hasHeader('www-authenticate'))
      this.setHeader('WWW-Authenticate', 'Bearer')
    return typeof reason === 'string'
      ? super.writeHead(status, reason, headers)
      : super.writeHead(status, headers ?? reason)
  }
}
