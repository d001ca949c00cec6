import { log } from './log.ts'

/**
 * The body of an answer in pieces, made only as fast as they are taken, and no more once nobody takes them. Where it fails the
 * answer breaks off, so that a part is not taken for the whole.
 * @param failure what the log says then.
 */
export function streamOf(
  pieces: AsyncGenerator<string | Uint8Array>,
  failure: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { value, done } = await pieces.next()
          if (done) controller.close()
          else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
        } catch (error) {
          log.error({ err: error }, failure)
          controller.error(error)
        }
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    // Nothing is made before somebody takes it.
    { highWaterMark: 0 },
  )
}
