import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { findFreePort } from './free-port.ts'

interface ReceivedMail {
  from: string
  to: string[]
  /** As received: headers, an empty line, the parts. */
  raw: string
}

type Behaviour = 'accept' | 'hang' | 'later' | 'unknown reader' | 'silent'

/** A local mail server whose behaviour a test controls. */
export async function startStandInSmtp() {
  const port = await findFreePort()
  const mails: ReceivedMail[] = []
  let behaviour: Behaviour = 'accept'
  let calls = 0
  let server = await listen()

  async function listen(): Promise<SMTPServer> {
    const started = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onConnect(_session, accept) {
        calls += 1
        if (behaviour !== 'hang') accept()
      },
      onMailFrom(_address, _session, accept) {
        accept(behaviour === 'later' ? refusal(451, 'Come back later') : null)
      },
      onRcptTo({ address }, _session, accept) {
        accept(behaviour === 'unknown reader' ? refusal(550, `<${address}> is unknown`) : null)
      },
      onData(stream, { envelope }, accept) {
        void buffer(stream).then((bytes) => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : ''
          const to = envelope.rcptTo.map(({ address }) => address)
          mails.push({ from, to, raw: bytes.toString() })
          if (behaviour !== 'silent') accept()
        })
      },
    })
    // Broken connections are expected in these tests.
    started.on('error', () => {})
    await once(started.listen(port, '127.0.0.1'), 'listening')
    return started
  }

  async function halt(): Promise<void> {
    for (const line of server.connections) line.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Number of connections. */
    calls: () => calls,
    behave(as: Behaviour) {
      behaviour = as
    },
    /** Stops listening. */
    halt,
    async resume() {
      server = await listen()
    },
  }
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}
