import { z } from 'zod'

const LogLine = z.object({
  level: z.number(),
  time: z.union([z.number(), z.string()]),
  msg: z.string(),
})

const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

/** A log line as a person reads it on a terminal: part, time, level, message; anything but a log record as it is. */
export function formatForTerminal(partName: string, line: string): string {
  const record = parseRecord(line)
  const name = partName.padEnd(8)
  if (!record) return `${name}${line}`
  const time = new Date(record.time).toTimeString().slice(0, 8)
  return `${name}${time} ${(LEVELS[record.level] ?? String(record.level)).padEnd(5)} ${record.msg}`
}

function parseRecord(line: string) {
  if (!line.startsWith('{')) return undefined
  try {
    return LogLine.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
