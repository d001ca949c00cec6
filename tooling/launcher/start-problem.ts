/** A problem that the user can fix: printed as plain lines without a stack trace. */
export class StartProblem extends Error {
  readonly lines: string[]

  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.name = 'StartProblem'
    this.lines = lines
  }
}

/** Code of a system error (`ENOENT`, …); undefined for other errors. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
