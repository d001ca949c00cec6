import type { Asked, Replied } from './side-process.ts'

/** The program of every side process: it loads the work that it is begun for, and nothing else. */
const loading: Promise<{ work: (question: unknown) => unknown }> = import(process.argv[2] ?? '')

process.on('message', (asked: Asked) => void follow(asked))
// However the service ends, or has it end.
process.on('disconnect', () => process.exit())

async function follow(asked: Asked): Promise<void> {
  const reply = await replyTo(asked)
  // Should the service have ended meanwhile nobody is there to be told of it, and this ends, too.
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
