export interface ReceivedRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: string | undefined
  signal: AbortSignal | null
  redirect: string | undefined
}

type Reply = Response | Error | ((request: ReceivedRequest) => Response)

/**
 * A fake service: sends the replies in turn, then repeats the last one, and records the requests. Pings use no reply: a ping
 * fails if the next reply would.
 */
export function playService(...replies: Reply[]) {
  const received: ReceivedRequest[] = []
  const next = () => replies[Math.min(received.length, replies.length) - 1]
  const stub: typeof fetch = (input, init = {}) => {
    const request: ReceivedRequest = {
      method: init.method ?? 'GET',
      url: input instanceof Request ? input.url : String(input),
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? init.body : undefined,
      signal: init.signal ?? null,
      redirect: init.redirect,
    }
    const isPing = request.url.endsWith('/server/ping')
    if (!isPing) received.push(request)
    const reply = next()
    if (isPing && !(reply instanceof Error)) return Promise.resolve(new Response('pong'))
    if (reply === undefined) return Promise.reject(new Error('There is no reply'))
    if (reply instanceof Error) return Promise.reject(reply)
    return Promise.resolve(reply instanceof Response ? reply.clone() : reply(request))
  }
  return { fetch: stub, received }
}

export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status })
}
