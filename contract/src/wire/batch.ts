/**
 * Several reads of one member in one request (ours, of the service): `GET /batch?path=/users/me&path=/api/faq%3Flang=th`.
 * Each is answered as if it had been asked for alone, in a line of its own, as soon as its answer is there.
 */
export const batchPath = '/batch'

/** Its parameter, once a read: path and query of a call, as {@link mayBeInBatch} has them. */
export const batchParameter = 'path'

/** How many reads it takes. */
export const mostInBatch = 16

/** What its lines are. */
export const batchType = 'application/x-ndjson'

/** Whether it takes such a path: what can be read in one way only, which every call without free text in its path is. */
export function mayBeInBatch(path: string): boolean {
  return /^\/(?!\/)[\w./~-]*(?:\?[^#]*)?$/.test(path)
}

/** The answer to one of its reads. */
export interface BatchAnswer {
  /** Which of the paths it answers, from 0. */
  index: number
  status: number
  /** JSON, as the body of the read alone. */
  text: string
}

/** One line of JSON: `{"index":0,"status":200,"body":{…}}`. */
export function printBatchAnswer({ index, status, text }: BatchAnswer): string {
  return `{"index":${index},"status":${status},"body":${text}}\n`
}

const printed = /^\{"index":(\d+),"status":(\d{3}),"body":(.+)\}$/s

/**
 * The answer of a line without its end; the body is taken out as it is, for whoever parses it.
 * @throws SyntaxError for a line of another form.
 */
export function readBatchAnswer(line: string): BatchAnswer {
  const [, index, status, text] = printed.exec(line) ?? []
  if (text === undefined) throw new SyntaxError('a line of a batch is none')
  return { index: Number(index), status: Number(status), text }
}
