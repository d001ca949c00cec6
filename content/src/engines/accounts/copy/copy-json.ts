import type { Copy } from './copy.ts'

/** The copy for programs, in pieces: `{ date_created, profile, records: { <kind>: [ … ] } }`, names as on the wire. */
export async function* writeJson(copy: Copy, now: Date): AsyncGenerator<string> {
  yield `{"date_created":${JSON.stringify(now.toISOString())},"profile":${JSON.stringify(copy.profile)},"records":{`
  let isFirst = true
  for await (const records of copy.records())
    for (const [kind, own] of Object.entries(records)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(kind)}:[`
      isFirst = false
      for (const [index, record] of own.entries())
        yield `${index === 0 ? '' : ','}\n${JSON.stringify(record)}`
      yield ']'
    }
  yield '}}\n'
}
