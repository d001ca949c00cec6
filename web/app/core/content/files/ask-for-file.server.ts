import { Agent, request as requestHttp, type IncomingMessage } from 'node:http'
import { Agent as SecureAgent, request as requestHttps } from 'node:https'
import { contentBreaker } from '../content-client.server.ts'

/** Until the service begins to answer; how long the bytes take is the visitor's line's affair. */
const deadlineMilliseconds = 10_000

// Apart from the calls of pages: a film may hold a line for hours.
const agent = new Agent({ keepAlive: true })
const secureAgent = new SecureAgent({ keepAlive: true })

interface Asked {
  method: string
  headers: Record<string, string>
  /** Its visitor has left: the answer is given up, whole or half. */
  signal: AbortSignal
}

/**
 * Asks for a file, whose bytes come as they are read; the caller reads or destroys the answer. Rejects at once while
 * the service is unreachable; an answer that has begun goes on.
 */
export async function askForFile(url: string, asked: Asked): Promise<IncomingMessage> {
  return await contentBreaker.run((opened) => ask(url, asked, opened))
}

async function ask(url: string, asked: Asked, opened: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const isSecure = url.startsWith('https:')
  const options = { ...asked, agent: isSecure ? secureAgent : agent }
  const sent = (isSecure ? requestHttps : requestHttp)(url, options, resolve).on('error', reject)
  const giveUp = () => sent.destroy(new Error('the content service did not begin to answer'))
  const timer = setTimeout(giveUp, deadlineMilliseconds)
  opened.addEventListener('abort', giveUp)
  try {
    sent.end()
    return await promise
  } finally {
    clearTimeout(timer)
    opened.removeEventListener('abort', giveUp)
  }
}
