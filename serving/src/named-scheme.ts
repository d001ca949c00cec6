import { ServerResponse } from 'node:http'

/** An answer that tells how to sign in wherever it says 401 (RFC 9110, 15.5.2), whoever wrote it. */
export class NamedScheme extends ServerResponse {
  override writeHead(status: number, ...rest: unknown[]): this {
    // No browser asks for a password by itself at this one.
    if (status === 401 && !this.hasHeader('www-authenticate'))
      this.setHeader('WWW-Authenticate', 'Bearer')
    return Reflect.apply(super.writeHead, this, [status, ...rest])
  }
}
