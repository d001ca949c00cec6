import { SlowBodyError } from '@washhouse/serving/request-body'

/** Too many forms with files at the same time. */
export class TooManyFormsError extends Error {
  override readonly name = 'TooManyFormsError'
}

export interface FormSlot {
  signal: AbortSignal
  countBytes(this: void, count: number): void
}

export interface FormSender {
  visitor: string
  /** How long the form will be, as its sender says. */
  announcedBytes: number
}

interface Reading extends FormSender {
  startedAt: number
  bytes: number
  /** Since when nobody may have this place because its form is nearly whole. */
  sparedAt: number | undefined
  control: AbortController
}

// As long as little is known of somebody, he is taken for a phone on a slow line.
const assumed = { bytes: 30_000, ms: 1000 }
const nearlyDoneMs = 1000
// Who seems to be nearly done and never is must not keep his place.
const longestSparedMs = 2 * nearlyDoneMs

export type FormSlots = ReturnType<typeof createFormSlots>

/**
 * Forms with files stand in memory while they are read: so many at once, and of one visitor. Where no
 * place is left the newcomer is given one: of the visitor with most places the form that has longest
 * to go loses its own. Refused is he only where everybody else is alone and nearly done.
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
    sender: FormSender,
    read: (slot: FormSlot) => Promise<Form>,
  ): Promise<Form> {
    makeRoom(sender.visitor)
    const control = new AbortController()
    const start = { startedAt: now(), bytes: 0, sparedAt: undefined }
    const reading: Reading = { ...sender, ...start, control }
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

  function makeRoom(newcomer: string): void {
    const own = [...readings].filter(({ visitor }) => visitor === newcomer)
    if (own.length < mostOfVisitor && readings.size < most) return
    const crowds = Map.groupBy(readings, ({ visitor }) => visitor)
    const [first] = (own.length >= mostOfVisitor ? own : [...readings])
      .map((reading) => {
        const places = crowds.get(reading.visitor)?.length ?? 0
        const crowd = reading.visitor === newcomer ? places + 1 : places
        return { reading, crowd, leftMs: expectedMs(reading) }
      })
      .toSorted((one, other) => other.crowd - one.crowd || other.leftMs - one.leftMs)
    if (first === undefined || (first.crowd === 1 && mustSpareAll(first)))
      throw new TooManyFormsError('too many forms with files at once')
    readings.delete(first.reading)
    first.reading.control.abort(new SlowBodyError('another form needs the place'))
  }

  /** Until a form is whole, if it goes on coming as it came so far. */
  function expectedMs({ announcedBytes, bytes, startedAt }: Reading): number {
    const bytesPerMs = (bytes + assumed.bytes) / (now() - startedAt + assumed.ms)
    return (announcedBytes - bytes) / bytesPerMs
  }

  /** Whether even the form that has longest to go is nearly whole. */
  function mustSpareAll({ reading, leftMs }: { reading: Reading; leftMs: number }): boolean {
    if (leftMs > nearlyDoneMs) return false
    for (const each of readings) each.sparedAt ??= now()
    return now() - (reading.sparedAt ?? now()) <= longestSparedMs
  }
}
