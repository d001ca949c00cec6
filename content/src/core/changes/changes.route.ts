import { invalidCredentials } from '@washhouse/contract/wire/errors'
import { isOneOfSecrets } from '@washhouse/serving/client-address'
import type { Hono } from 'hono'
import { env } from '../../platform/env.ts'
import { changeBus, type Change, type ChangeBus } from './change-bus.ts'

interface Options {
  bus?: ChangeBus
  serviceTokens?: readonly string[]
  heartbeatMs?: number
  /** The limit of unread bytes before a client is disconnected. It resumes from its last id. */
  maxUnreadBytes?: number
}

/** `GET /changes`: sends changes to the website as server-sent events. */
export function registerChanges(
  app: Hono,
  {
    bus = changeBus,
    serviceTokens = env.serviceTokens,
    heartbeatMs = 15_000,
    maxUnreadBytes = 256 * 1024,
  }: Options = {},
): void {
  app.get('/changes', (context) => {
    const authorization = context.req.header('authorization') ?? ''
    const accepted = serviceTokens.map((token) => `Bearer ${token}`)
    if (!isOneOfSecrets(authorization, accepted)) throw invalidCredentials()
    const lastId = context.req.header('last-event-id')
    return new Response(streamChanges(bus, lastId, { heartbeatMs, maxUnreadBytes }), {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    })
  })
}

function streamChanges(
  bus: ChangeBus,
  lastId: string | undefined,
  { heartbeatMs, maxUnreadBytes }: Required<Pick<Options, 'heartbeatMs' | 'maxUnreadBytes'>>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let end = () => {}
  let isOpen = true

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const send = (text: string) => {
          if (!isOpen) return
          controller.enqueue(encoder.encode(text))
          if ((controller.desiredSize ?? 0) <= 0) close()
        }
        const close = () => {
          if (!isOpen) return
          end()
          controller.close()
        }
        const heartbeat = setInterval(() => send(': alive\n\n'), heartbeatMs)
        const unsubscribe = bus.subscribe((change) => send(changeEvent(change)))
        bus.stopped.addEventListener('abort', close)
        end = () => {
          isOpen = false
          clearInterval(heartbeat)
          unsubscribe()
          bus.stopped.removeEventListener('abort', close)
        }
        send(opening(bus, lastId))
        if (bus.stopped.aborted) close()
      },
      cancel: () => end(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxUnreadBytes }),
  )
}

/** The first event: the missed changes, or `reset` if they are unknown. */
function opening(bus: ChangeBus, lastId: string | undefined): string {
  const missed = lastId === undefined ? undefined : bus.since(Number(lastId))
  if (missed) return `retry: 1000\n\n${missed.map(changeEvent).join('')}`
  const event = lastId === undefined ? 'ready' : 'reset'
  return `retry: 1000\n\nid: ${bus.lastNumber()}\nevent: ${event}\ndata: {}\n\n`
}

function changeEvent({ number, tags }: Change): string {
  return `${number === undefined ? '' : `id: ${number}\n`}event: change\ndata: ${JSON.stringify({ tags })}\n\n`
}
