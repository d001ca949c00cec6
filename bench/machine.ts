import { cpus, totalmem, type as osType, release } from 'node:os'

/** One line about the machine of the measurement. */
export function describeMachine(): string {
  const [first] = cpus()
  const gib = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown CPU'}, ${gib} GiB, ${osType()} ${release()}, Node ${process.version}`
}
