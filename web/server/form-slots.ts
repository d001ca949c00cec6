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
  /** Length of the form as announced by the client. */
  announcedBytes: number
}

interface Reading extends FormSender {
  startedAt: number
  bytes: number
  /** Since when this slot is protected because its form is nearly complete. */
  sparedAt: number | undefined
  control: AbortController
}

// With little data about a client, assumes a phone on a slow connection.
const assumed = { bytes: 30_000, ms: 1000 }
const nearlyDoneMs = 1000
// A client may seem nearly done for ever. It must not keep its slot.
const longestSparedMs = 2 * nearlyDoneMs

export type FormSlots = ReturnType<typeof createFormSlots>

/**
 * Forms with files are in memory while they are read, so their number is limited, in total and per visitor. If all slots
 * are taken, one form is stopped: of the visitor with the most forms (the new form counts), the one with the longest remaining
 * time. A visitor over their own limit loses one of their own. The new form is refused only if no visitor, counting the new
 * form, has more than one and all running forms are nearly complete.
 */
export function createFormSlots(options: {
  most: number
  mostOfVisitor: number
  now?: () => number
}) {
  const { most, mostOfVisitor, now = () => performance.now() } = options
  const readings = new Set<Reading>()

  /** @throws TooManyFormsError; `read` rejects with SlowBodyError if it loses its slot. */
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
    first.reading.control.abort(new SlowBodyError('another form needs the slot'))
  }

  /** Remaining milliseconds at the rate so far. */
  function expectedMs({ announcedBytes, bytes, startedAt }: Reading): number {
    const bytesPerMs = (bytes + assumed.bytes) / (now() - startedAt + assumed.ms)
    return (announcedBytes - bytes) / bytesPerMs
  }

  /**
   * Whether no form may be stopped now. `reading` is the form with the longest remaining time: if it is nearly complete, all
   * are, and all are protected from now on. False if it is not, or after two seconds of its protection.
   */
  function mustSpareAll({ reading, leftMs }: { reading: Reading; leftMs: number }): boolean {
    if (leftMs > nearlyDoneMs) return false
    for (const each of readings) each.sparedAt ??= now()
    return now() - (reading.sparedAt ?? now()) <= longestSparedMs
  }
}
