interface Queue {
  enqueue(chunk: unknown): void
}

interface Work {
  transform: (chunk: unknown, queue: Queue) => void
  flush?: (queue: Queue) => void
}

/**
 * Runs as an inline script; its text is sent, so it may use nothing from outside. React Router reads the data of pages
 * through streams that Firefox has had since 113, some of them since 102: elsewhere nothing is done.
 */
export function addStreams(): void {
  if ('TextEncoderStream' in globalThis) return
  const native: unknown = Reflect.get(ReadableStream.prototype, 'pipeThrough')

  /** What `pipeThrough` needs of a transform stream, and no more. */
  class Transform {
    work: Work
    constructor(work: Work) {
      this.work = work
    }
  }

  class Encoder extends Transform {
    constructor() {
      const encoder = new TextEncoder()
      super({ transform: (chunk, queue) => queue.enqueue(encoder.encode(String(chunk))) })
    }
  }

  function pipe(source: ReadableStream<unknown>, { transform, flush }: Work): ReadableStream {
    const reader = source.getReader()
    return new ReadableStream<unknown>({
      async pull(controller) {
        let isFed = false
        const queue = {
          enqueue(chunk: unknown) {
            isFed = true
            controller.enqueue(chunk)
          },
        }
        // The stream is not pulled again before it got a chunk.
        while (!isFed) {
          const { done, value } = await reader.read()
          if (done) {
            flush?.(queue)
            return controller.close()
          }
          transform(value, queue)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    })
  }

  function pipeThrough(this: ReadableStream<unknown>, through: unknown, ...options: unknown[]) {
    if (through instanceof Transform) return pipe(this, through.work)
    if (typeof native !== 'function') throw new TypeError('This browser has no such streams')
    return Reflect.apply(native, this, [through, ...options])
  }

  Object.assign(ReadableStream.prototype, { pipeThrough })
  Object.assign(globalThis, { TextEncoderStream: Encoder })
  if (!('TransformStream' in globalThis)) Object.assign(globalThis, { TransformStream: Transform })
}
