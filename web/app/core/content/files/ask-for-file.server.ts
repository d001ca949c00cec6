import { Agent, request as requestHttp, type IncomingMessage } from 'node:http'
import { Agent as SecureAgent, request as requestHttps } from 'node:https'
import { contentBreaker } from '../content-client.server.ts'

/** Until the response headers; the transfer may take as long as the visitor's connection needs. */
const deadlineMilliseconds = 10_000

// Separate from page calls: a film may occupy a connection for hours.
const agent = new Agent({ keepAlive: true })
const secureAgent = new SecureAgent({ keepAlive: true })

interface Asked {
  method: string
  headers: Record<string, string>
  /** Aborted when the visitor disconnects: cancels the response at any point. */
  signal: AbortSignal
}

/**
 * Requests a file and returns its stream, which the caller must read or destroy. Rejects at once while the service is
 * unreachable; a response that has started continues.
 */
export async function askForFile(url: string, asked: Asked): Promise<IncomingMessage> {
  return await contentBreaker.run((opened) => ask(url, asked, opened))
}

async function ask(url: string, asked: Asked, opened: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const isSecure = url.startsWith('https:')
  const options = { ...asked, agent: isSecure ? secureAgent : agent }
  const sent = (isSecure ? requestHttps : requestHttp)(url, options, resolve).on('error', reject)
  const giveUp = () => sent.destroy(new Error('the content service did not answer in time'))
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
