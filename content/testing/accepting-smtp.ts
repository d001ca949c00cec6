import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { findFreePort } from './free-port.ts'

/** A local mail server that accepts everything and only counts the emails per address. */
export async function startAcceptingSmtp({ delayMs = 0, onAccepted = () => {} } = {}) {
  const port = await findFreePort()
  const accepted = new Map<string, number>()
  let total = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, accept) {
      stream.resume()
      stream.on('end', () => {
        // Counted before the response, as the client may be killed by then.
        for (const { address } of envelope.rcptTo)
          accepted.set(address, (accepted.get(address) ?? 0) + 1)
        total += 1
        onAccepted()
        if (delayMs === 0) accept()
        else void wait(delayMs).then(() => accept())
      })
    },
  })
  // Broken connections are expected in these tests.
  server.on('error', () => {})
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Number of emails per address. */
    accepted,
    total: () => total,
    async stop(): Promise<void> {
      for (const line of server.connections) line.close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
