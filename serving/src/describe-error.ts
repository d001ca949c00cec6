interface Description {
  hasStack: boolean
  /** Of how many errors it is a cause. */
  depth?: number
}

/** Name, message, code, stack and causes only: an error's other fields may hold answers or input. */
export function describeError(
  error: unknown,
  { hasStack, depth = 0 }: Description = { hasStack: true },
): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: 'NonError', message: typeof error }
  const message = plainMessage(error)
  const code = codeOf(error)
  const hasCause = error.cause !== undefined && depth < 3
  const cause = hasCause
    ? { cause: describeError(error.cause, { hasStack, depth: depth + 1 }) }
    : {}
  return {
    name: error.name,
    message,
    ...(code === undefined ? {} : { code }),
    ...(hasStack ? { stack: plainStack(error, message) } : {}),
    ...cause,
  }
}

const failedQuery = 'Failed query:'

/** An error's message without what somebody has typed: of a failed query neither its text nor its values. */
export function plainMessage(error: Error): string {
  if (isQueryError(error)) return 'a query failed'
  // PostgreSQL quotes a value that it cannot read.
  if (codeOf(error)?.match(/^22[0-9A-Z]{3}$/)) return 'the database could not read a value'
  return withoutQueries(error.message)
}

/** A text that may quote a failed query, up to there: its values go on to the end. */
export function withoutQueries(text: string): string {
  const start = text.indexOf(failedQuery)
  return start === -1 ? text : `${text.slice(0, start)}a query failed`
}

/** A line of JSON, the same in each of its texts. */
export function withoutQueriesInJson(line: string): string {
  if (!line.includes(failedQuery)) return line
  return line.replaceAll(/Failed query:(?:[^"\\]|\\.)*/g, 'a query failed')
}

function isQueryError(error: Error): boolean {
  return 'query' in error && 'params' in error
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Behind the message, as it stands there, come the frames. */
function plainStack({ name, message, stack = '' }: Error, shown: string): string | undefined {
  if (shown === message) return withoutQueries(stack)
  const start = stack.indexOf(message)
  if (start === -1) return undefined
  return withoutQueries(`${name}: ${shown}${stack.slice(start + message.length)}`)
}
