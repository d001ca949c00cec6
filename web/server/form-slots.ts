import { SlowBodyError } from '@washhouse/serving/request-body'

/** Too many forms with files at the same time. */
export class TooManyFormsError extends Error {
  override readonly name = 'TooManyFormsError'
}

export interface FormSlot {
  signal: AbortSignal
  countBytes(this: void, count: number): void
}

interface Reading {
  visitor: string
  startedAt: number
  bytes: number
  control: AbortController
}

// Slower than this a photo does not come whole in the time that a request has.
const leastBytesPerMs = 16
const graceMs = 1000

export type FormSlots = ReturnType<typeof createFormSlots>

/**
 * Forms with files stand in memory while they are read: so many at once, and of one visitor. Where no
 * place is left the slowest sender loses his; where none is slow the newcomer is refused.
 */
export function createFormSlots(options: {
  most: number
  mostOfVisitor: number
  now?: () => number
}) {
  const { most, mostOfVisitor, now = () => performance.now() } = options
  const readings = new Set<Reading>()

  /** @throws TooManyFormsError; what `read` waits for rejects with SlowBodyError if it loses its place. */
  return async function hold<Form>(
    visitor: string,
    read: (slot: FormSlot) => Promise<Form>,
  ): Promise<Form> {
    const own = [...readings].filter((reading) => reading.visitor === visitor)
    if (own.length >= mostOfVisitor) giveUpSlowest(own)
    else if (readings.size >= most) giveUpSlowest([...readings])
    const control = new AbortController()
    const reading: Reading = { visitor, startedAt: now(), bytes: 0, control }
    readings.add(reading)
    try {
      return await read({
        signal: control.signal,
        countBytes(count) {
          reading.bytes += count
        },
      })
    } finally {
      readings.delete(reading)
    }
  }

  function giveUpSlowest(from: readonly Reading[]): void {
    const [slowest] = from
      .map((reading) => ({ reading, ageMs: now() - reading.startedAt }))
      .filter(({ ageMs }) => ageMs >= graceMs)
      .map(({ reading, ageMs }) => ({ reading, speed: reading.bytes / ageMs }))
      .filter(({ speed }) => speed < leastBytesPerMs)
      .toSorted((one, other) => one.speed - other.speed)
    if (slowest === undefined) throw new TooManyFormsError('too many forms with files at once')
    readings.delete(slowest.reading)
    slowest.reading.control.abort(new SlowBodyError('another form needs the place'))
  }
}
