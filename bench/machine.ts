import { cpus, totalmem, type as osType, release } from 'node:os'

/** One line that says what the figures were measured on. */
export function describeMachine(): string {
  const [first] = cpus()
  const gib = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown CPU'}, ${gib} GiB, ${osType()} ${release()}, Node ${process.version}`
}
