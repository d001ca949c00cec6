/**
 * A response body in chunks that are produced on demand and stop when the client disconnects. On failure the connection
 * breaks, so that the client does not take a part for the whole.
 */
export function pulledStream(
  pieces: AsyncGenerator<string | Uint8Array>,
  onFailure: (error: unknown) => void = () => {},
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
          onFailure(error)
          controller.error(error)
        }
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    // Produces nothing before the first read.
    { highWaterMark: 0 },
  )
}
