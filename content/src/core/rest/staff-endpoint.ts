import { type Endpoint, Forbidden, type PayloadRequest, type TypedUser } from 'payload'

export type Staff = Extract<TypedUser, { collection: 'staff' }>

/** An endpoint for authorized staff; FORBIDDEN for everyone else. */
export function staffEndpoint(
  method: 'get' | 'post',
  path: string,
  mayDo: (caller: { req: PayloadRequest }) => boolean,
  handle: (req: PayloadRequest, staff: Staff) => Promise<Response>,
): Endpoint {
  return {
    method,
    path,
    async handler(req) {
      const { t, user } = req
      if (user?.collection !== 'staff' || !mayDo({ req })) throw new Forbidden(t)
      return await handle(req, user)
    },
  }
}

/** A JSON response for the admin that is never cached. */
export function answer(body: object = { done: true }): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } })
}
