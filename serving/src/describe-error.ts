interface Description {
  hasStack: boolean
  /** Number of errors above this cause. */
  depth?: number
}

/** Returns name, message, code, stack and causes only: other fields of an error may hold answers or input. */
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

/** An error's message without user input. For a failed query it omits both text and values. */
export function plainMessage(error: Error): string {
  if (isQueryError(error)) return 'a query failed'
  // PostgreSQL quotes a value that it cannot read.
  if (codeOf(error)?.match(/^22[0-9A-Z]{3}$/)) return 'the database could not read a value'
  return withoutQueries(error.message)
}

/** Cuts a text before a quoted failed query, because the query's values extend to the end. */
export function withoutQueries(text: string): string {
  const start = text.indexOf(failedQuery)
  return start === -1 ? text : `${text.slice(0, start)}a query failed`
}

/** Does the same in each string of a line of JSON. */
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

/** The stack frames follow the original message. */
function plainStack({ name, message, stack = '' }: Error, shown: string): string | undefined {
  if (shown === message) return withoutQueries(stack)
  const start = stack.indexOf(message)
  if (start === -1) return undefined
  return withoutQueries(`${name}: ${shown}${stack.slice(start + message.length)}`)
}
