import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addStreams } from './add-streams.ts'

const names = ['TextEncoderStream', 'TransformStream'] as const
const had = new Map<PropertyKey, PropertyDescriptor>()
const pipe = Object.getOwnPropertyDescriptor(ReadableStream.prototype, 'pipeThrough') ?? {}

beforeEach(() => {
  for (const name of names) had.set(name, Object.getOwnPropertyDescriptor(globalThis, name) ?? {})
})

afterEach(() => {
  for (const [name, descriptor] of had) Object.defineProperty(globalThis, name, descriptor)
  Object.defineProperty(ReadableStream.prototype, 'pipeThrough', pipe)
})

const textOf = (...chunks: string[]) =>
  new ReadableStream<string>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })

/** As React Router splits the data of a page. */
function splitLines() {
  const decoder = new TextDecoder()
  let rest = ''
  return new TransformStream<Uint8Array, string>({
    transform(chunk, controller) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = parts.pop() ?? ''
      for (const part of parts) controller.enqueue(part)
    },
    flush(controller) {
      if (rest !== '') controller.enqueue(rest)
    },
  })
}

async function readAll(stream: ReadableStream<unknown>): Promise<unknown[]> {
  const reader = stream.getReader()
  const all: unknown[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return all
    all.push(value)
  }
}

describe.each([
  { browser: 'Firefox 100', lacks: names },
  { browser: 'Firefox 112', lacks: ['TextEncoderStream'] as const },
])('in $browser', ({ lacks }) => {
  test.each([
    [['[1]\n'], ['[1]']],
    [
      ['ซัก', 'ผ้า', '\nอบ', 'ผ้า\n'],
      ['ซักผ้า', 'อบผ้า'],
    ],
    [
      ['a\nb\n', 'c'],
      ['a', 'b', 'c'],
    ],
    [[], []],
  ])('the data of a page is read line by line: %j', async (chunks, lines) => {
    for (const name of lacks) Reflect.deleteProperty(globalThis, name)
    if (lacks.length > 1) Reflect.deleteProperty(ReadableStream.prototype, 'pipeThrough')
    addStreams()
    const data = textOf(...chunks)
      .pipeThrough(new TextEncoderStream())
      .pipeThrough(splitLines())
    expect(await readAll(data)).toEqual(lines)
  })
})

test('a failure of the source reaches the reader', async () => {
  for (const name of names) Reflect.deleteProperty(globalThis, name)
  addStreams()
  const broken = new ReadableStream<string>({
    start: (controller) => controller.error(new Error('cut off')),
  })
  await expect(readAll(broken.pipeThrough(new TextEncoderStream()))).rejects.toThrow('cut off')
})

test('a browser that has the streams keeps its own', () => {
  addStreams()
  expect(Reflect.get(ReadableStream.prototype, 'pipeThrough')).toBe(pipe.value)
})
