import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { findFreePort } from './free-port.ts'

/** A mail server of this machine that takes everything and keeps nothing but how many mails each address was sent. */
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
        // Counted before the other side hears of it, which may be dead by then.
        for (const { address } of envelope.rcptTo)
          accepted.set(address, (accepted.get(address) ?? 0) + 1)
        total += 1
        onAccepted()
        if (delayMs === 0) accept()
        else void wait(delayMs).then(() => accept())
      })
    },
  })
  // Lines that are cut are part of the game.
  server.on('error', () => {})
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** How many mails each address was sent. */
    accepted,
    /** How many mails there were. */
    total: () => total,
    async stop(): Promise<void> {
      for (const line of server.connections) line.close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
