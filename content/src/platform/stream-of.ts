import { log } from './log.ts'
import { pulledStream } from './pulled-stream.ts'

/**
 * A response body as {@link pulledStream} makes it.
 * @param failure The message for the log.
 */
export function streamOf(
  pieces: AsyncGenerator<string | Uint8Array>,
  failure: string,
): ReadableStream<Uint8Array> {
  return pulledStream(pieces, (error) => log.error({ err: error }, failure))
}
