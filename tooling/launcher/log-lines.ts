import { z } from 'zod'

const LogLine = z.object({ level: z.string(), time: z.string(), msg: z.string() }).loose()

/** Fields omitted on a terminal: redundant, or only for machines. */
const LEFT_OUT = new Set(['level', 'time', 'msg', 'part', 'requestId'])

/** Formats a log record as one line for a terminal; other lines unchanged after the part's name. */
export function formatForTerminal(partName: string, line: string): string {
  const record = parseRecord(line)
  const name = partName.padEnd(8)
  if (!record) return `${name}${line}`
  const time = new Date(record.time).toTimeString().slice(0, 8)
  const rest = Object.entries(record)
    .filter(([key]) => !LEFT_OUT.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  return [`${name}${time} ${record.level.padEnd(5)} ${record.msg}`, ...rest].join(' ')
}

function parseRecord(line: string) {
  if (!line.startsWith('{')) return undefined
  try {
    return LogLine.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
