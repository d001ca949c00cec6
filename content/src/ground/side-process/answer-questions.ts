import { z } from 'zod'

/** What the service sends to a process beside it. */
const Asked = z.object({ number: z.number(), question: z.unknown() })
export type Asked = z.infer<typeof Asked>

/** What comes back: the answer, or why there is none. */
export const Replied = z.union([
  z.object({ number: z.number(), failure: z.string() }),
  z.object({ number: z.number(), answer: z.unknown() }),
])
type Replied = z.infer<typeof Replied>

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
