import type { Asked, Replied } from './side-process.ts'

/** The program of every side process: it only loads its own work. */
const loading: Promise<{ work: (question: unknown) => unknown }> = import(process.argv[2] ?? '')

process.on('message', (asked: Asked) => void follow(asked))
// Ends with the service, however that ends.
process.on('disconnect', () => process.exit())

async function follow(asked: Asked): Promise<void> {
  const reply = await replyTo(asked)
  // Ignores errors: if the service has ended, this process ends too.
  process.send?.(reply, undefined, undefined, () => {})
}

async function replyTo({ number, question }: Asked): Promise<Replied> {
  try {
    const { work } = await loading
    return { number, answer: await work(question) }
  } catch (error) {
    return { number, failure: error instanceof Error ? error.message : String(error) }
  }
}
