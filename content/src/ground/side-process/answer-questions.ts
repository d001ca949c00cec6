import type { z } from 'zod'
import { Asked, type Replied } from './side-messages.ts'

/** All that the program of a side process does; it ends when the service does, however that ends, or has it end. */
export function answerQuestions<Question>(
  question: z.ZodType<Question>,
  answer: (asked: Question) => unknown,
): void {
  process.on('message', (message) => void follow(Asked.parse(message)))
  process.on('disconnect', () => process.exit())

  async function follow(asked: Asked): Promise<void> {
    const reply = await replyTo(asked)
    // Should the service have ended meanwhile nobody is there to be told of it, and this ends, too.
    process.send?.(reply, undefined, undefined, () => {})
  }

  async function replyTo({ number, question: asked }: Asked): Promise<Replied> {
    try {
      return { number, answer: await answer(question.parse(asked)) }
    } catch (error) {
      return { number, failure: error instanceof Error ? error.message : String(error) }
    }
  }
}
