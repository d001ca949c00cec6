/** Something the person at the keyboard can mend: printed as these lines alone, without a stack. */
export class StartProblem extends Error {
  readonly lines: string[]

  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.name = 'StartProblem'
    this.lines = lines
  }
}

/** The code of a failed system call (`ENOENT`, …), or undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
