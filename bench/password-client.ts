import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openLine, writeRequest } from './bare-line.ts'
import { fromElsewhere } from './members.ts'

// A separate process: node password-client.ts <attempts a second> <seconds> <content service> <a member's address>
const [, , aSecond = '', seconds = '', contentUrl = '', email = ''] = process.argv
const server = new URL(contentUrl)
const lines: ReturnType<typeof openLine>[] = []
const free: typeof lines = []

const count = Number(aSecond) * Number(seconds)
const answers = await Promise.all(Array.from({ length: count }, (_, index) => tryOnce(index)))
for (const line of lines) line.close()
const counted = Map.groupBy(answers, (status) => status)
console.log(Array.from(counted, ([status, its]) => `${its.length} × ${status}`).join(', '))

/** Tries a wrong password, every other time for the member; returns the status. */
async function tryOnce(index: number): Promise<number> {
  await wait((index * 1000) / Number(aSecond))
  const whose = index % 2 === 0 ? email : `${randomUUID()}@example.com`
  const body = { email: whose, password: 'ไม่ใช่รหัสผ่านนี้แน่นอน' }
  const head = { host: server.host, ...fromElsewhere() }
  const line = free.pop() ?? openAnother()
  const status = await line.ask(writeRequest({ path: '/auth/login', body, head }))
  free.push(line)
  return status
}

function openAnother() {
  const line = openLine(server)
  lines.push(line)
  return line
}
