import { execFile } from 'node:child_process'
import { createServer, request } from 'node:http'
import { once } from 'node:events'
import { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { routeWords } from './known-path.ts'
import { createLogger, logRequest } from './logger.ts'

const words = routeWords(['/', '/branch/:slug', '/problem/:reference', '/en/news', '/contact'])

function recordingLogger() {
  const lines: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, logger: createLogger({ part: 'web', level: 'info' }, destination) }
}

async function servedLines(path: string, headers: Record<string, string>, status = 200) {
  const { lines, logger } = recordingLogger()
  const ids: string[] = []
  const server = createServer((req, res) => {
    ids.push(logRequest(logger, req, res, { words }))
    res.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  await fetch(`http://127.0.0.1:${address.port}${path}`, {
    method: 'POST',
    headers,
    body: 'tel=0812345678',
  })
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  return { line: String(lines[0]), id: ids[0] }
}

/** The log line of a request with this exact target. */
async function lineOfTarget(target: string): Promise<string> {
  const { lines, logger } = recordingLogger()
  const server = createServer((req, res) => {
    logRequest(logger, req, res, { words })
    res.writeHead(400).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  const asked = request({ host: '127.0.0.1', port: address.port, path: target, agent: false })
  asked.end()
  const [answer] = await once(asked, 'response')
  answer.resume()
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  return String(lines[0])
}

test('a request line has method, path, status and id, and no query, address, body or header', async () => {
  const { line } = await servedLines('/branch?search=somchai', { cookie: 'session=of-somebody' })
  expect(JSON.parse(line)).toMatchObject({
    part: 'web',
    method: 'POST',
    path: '/branch',
    status: 200,
  })
  for (const personal of ['somchai', '127.0.0.1', '0812345678', 'of-somebody'])
    expect(line).not.toContain(personal)
})

test('a well-formed request id is kept, any other is replaced', async () => {
  const good = await servedLines('/', { 'x-request-id': 'abcdef-12345678' })
  expect(good.id).toBe('abcdef-12345678')
  const bad = await servedLines('/', { 'x-request-id': 'x"},{"level":"fatal' })
  expect(bad.id).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  [500, 'error'],
  // 503 only means "try again", as during a start.
  [503, 'warn'],
])('an answer of %i is logged as: %s', async (status, level) => {
  const { line } = await servedLines('/', {}, status)
  expect(JSON.parse(line)).toMatchObject({ level, status })
})

test('an error is logged with its cause and without the data it carries', () => {
  const { lines, logger } = recordingLogger()
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  const err = Object.assign(new Error('call failed', { cause }), { body: { email: 'a@b.example' } })
  logger.error({ err }, 'call failed')
  expect(JSON.parse(String(lines[0]))).toMatchObject({
    err: { message: 'call failed', cause: { code: 'ECONNREFUSED' } },
  })
  expect(lines[0]).not.toContain('a@b.example')
})

/** As drizzle throws it: the values are in the message, hence in the stack, and in a field. */
function failedQuery() {
  const params = ['สมศรี', '0812345678', 'x\n    at reset-token']
  const cause = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
  const message = `Failed query: insert into "leads" values (?, ?, ?)\nparams: ${params.join(',')}`
  return Object.assign(new Error(message, { cause }), { query: 'insert', params })
}
const personal = ['สมศรี', '0812345678', 'reset-token', 'params']

test('a failed query is logged with its cause alone, however it reaches the log', () => {
  const { lines, logger } = recordingLogger()
  const error = failedQuery()
  logger.error({ err: error }, 'a call failed')
  logger.error({ err: error })
  logger.error(error)
  logger.error({ reason: error }, 'a call failed')
  logger.error({ err: new Error(`Migration: ${error.message}`, { cause: error }) })
  logger.error(`gave up: ${error.message}`)
  logger.error('gave up: %s', error)
  logger.child({ job: 1 }).error({ job: { error: { message: error.message } } }, 'gave up')
  expect(lines).toHaveLength(8)
  for (const line of lines) for (const word of personal) expect(line).not.toContain(word)
  for (const line of lines.slice(0, 3))
    expect(JSON.parse(line)).toMatchObject({
      err: {
        message: 'a query failed',
        stack: expect.stringMatching(/^Error: a query failed\n {4}at /),
        cause: { code: 'SQLITE_BUSY', message: 'database is locked' },
      },
    })
})

test('a value that PostgreSQL could not read is not quoted', () => {
  const { lines, logger } = recordingLogger()
  const quote = 'invalid input syntax for type integer: "0812345678"'
  logger.error({ err: Object.assign(new Error(quote), { code: '22P02' }) }, 'a call failed')
  expect(lines[0]).toContain('22P02')
  expect(lines[0]).not.toContain('0812345678')
})

// As in a password reset link.
const token = 'Zq3vJ0f-8mN_aW5tYh7RkLc2xPbE9sUdGi4oTnVwXyA'

test.each([
  ['/admin/reset/0123456789abcdef', '/admin/reset/…'],
  ['/en/problem/7K3M-Q9TD.data?_routes=x', '/en/problem/…'],
  ['/Problem/7k3mq9td/x', '/Problem/…'],
  ['//en//problem//7K3M-Q9TD', '//en//problem/…'],
  ['/problem%2F7K3M-Q9TD', '/problem/…'],
  ['/%70roblem/7K3M-Q9TD', '/…'],
  ['/api/problems/7K3M-Q9TD', '/api/problems/…'],
  ['/problem?sent=7K3M-Q9TD', '/problem'],
  ['/news/%E0%B8%82', '/news/%E0%B8%82'],
  ['/news/a-problem-with-foam-and-how-it-is-solved-in-summer', undefined],
  ['/problem;/7K3M-Q9TD', '/problem/…'],
  ['/Problem%20/7K3M-Q9TD', '/Problem/…'],
  ['/problem-7K3M-Q9TD', '/problem/…'],
  ['/problem7K3MQ9TD', '/problem/…'],
  ['/x/%70roblem/7K3M-Q9TD/problem/', '/…'],
  ['/%2570roblem/7K3M-Q9TD', '/…'],
  ['/admin/reset;0123456789abcdef', '/admin/reset/…'],
  ['/admin%5Creset%5C0123456789abcdef', '/…'],
  ['/cms-api/staff/reset-password', undefined],
  ['/cms-api/staff/reset-password/0123456789abcdef', '/cms-api/staff/reset-password/…'],
  [`/somewhere/${token}.data`, '/somewhere/….data'],
  [`/somewhere/${token.replace('J', '%4A')}`, '/…'],
  [`/${token}/problem/x`, '/…/problem/…'],
])('of %s the log keeps %s: no token and no reference', async (address, path) => {
  const { line } = await servedLines(address, { referer: `http://127.0.0.1${address}` })
  expect(JSON.parse(line).path).toBe(path ?? address)
  expect(line).not.toMatch(/7k3m|0123456789|Zq3vJ/i)
})

test.each([
  ['http://somchai:9876@host.example/news?q=1', 'http://host.example/news'],
  ['HTTPS://somchai:9876@host.example', 'HTTPS://host.example'],
  ['http://somchai:98/76@host.example/news', 'http://host.example/news'],
  ['http://somchai:98?76@host.example/news', 'http://…'],
  ['http://somchai:98#76@host.example/news', 'http://…'],
  ['http://somchai:98@76@host.example/news', 'http://host.example/news'],
  ['http:/somchai:9876@host.example/news', 'http:/host.example/news'],
  ['somchai:9876@host.example:443', 'host.example:443'],
  ['//somchai:9876@host.example/news', '//host.example/news'],
  ['/news//somchai:9876@host.example', '/news//host.example'],
  ['/%2Fsomchai:9876%40host.example/news', '/…'],
  ['http%3A//somchai:9876%40host.example/news', '/…'],
  ['http://somchai:9876@host.example/problem/7K3M-Q9TD', 'http://host.example/problem/…'],
  ['http://host.example/news', 'http://host.example/news'],
  ['/news/@fongsai', '/news/@fongsai'],
])('of the target %s the log keeps %s: no name and no password', (target, path) => {
  const { lines, logger } = recordingLogger()
  logger.info({ path: target }, 'request')
  expect(JSON.parse(String(lines[0])).path).toBe(path)
})

test('a name and a password in a target that is a whole address are not logged', async () => {
  const line = await lineOfTarget('http://somchai:secret@host.example/news?q=1')
  expect(JSON.parse(line)).toMatchObject({ path: '…', status: 400 })
  expect(line).not.toMatch(/somchai|secret/)
})

test.each([200, 204, 304])(
  'where something was found (%i), the log has the path',
  async (status) => {
    const { line } = await servedLines('/news/free-drying?q=0812345678', {}, status)
    expect(JSON.parse(line).path).toBe('/news/free-drying')
  },
)

test.each([301, 308, 403, 404, 503])(
  'where the answer is %i, nothing that was typed is logged',
  async (status) => {
    const { line } = await servedLines('/branch/0812345678', {}, status)
    expect(JSON.parse(line).path).toBe('/branch/…')
  },
)

test('of a request that was given up, nothing that was typed is logged', async () => {
  const { lines, logger } = recordingLogger()
  const server = createServer((req, res) => {
    logRequest(logger, req, res, { words })
    req.socket.destroy()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  const path = '/branch/0812345678'
  const asked = request({ host: '127.0.0.1', port: address.port, path, agent: false })
  asked.on('error', () => {}).end()
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(JSON.parse(String(lines[0]))).toMatchObject({
    path: '/branch/…',
    msg: 'request abandoned',
  })
})

test('a token is no part of a path that is cut either', () => {
  const { lines, logger } = recordingLogger()
  logger.info({ path: `/${'ab/'.repeat(95)}${token}` }, 'request')
  expect(JSON.parse(String(lines[0])).path).toBe(`/${'ab/'.repeat(95)}…`)
})

test('a backslash, which browsers would send as a slash, ends a word too', () => {
  const { lines, logger } = recordingLogger()
  logger.info({ path: String.raw`/admin\reset\0123456789abcdef` }, 'request')
  expect(JSON.parse(String(lines[0])).path).toBe(String.raw`/admin\reset/…`)
})

test('a path is masked in any other line too', () => {
  const { lines, logger } = recordingLogger()
  logger.warn({ path: '/api/problems/7K3M-Q9TD' }, 'content call failed')
  expect(lines[0]).not.toContain('7K3M')
})

/** All lines that a separate process has written to stdout. */
async function stdoutOf(code: string): Promise<string[]> {
  const at = (name: string) => new URL(name, import.meta.url).href
  const program = `import { createLogger } from '${at('./logger.ts')}'
    import { logConsole, logUncaught } from '${at('./log-failures.ts')}'
    const log = createLogger({ part: 'web', level: 'info' })
    ${code}`
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => String(JSON.parse(line).msg))
}

test('no line is lost when the process ends or fails, and none comes before an earlier one', async () => {
  const lines = `log.info('one'); log.error('two'); log.info('three');`
  for (const end of ['', 'process.exit(3)', `throw new Error('unforeseen')`])
    expect(await stdoutOf(lines + end)).toEqual(['one', 'two', 'three'])
})

test('a warning is written at once, with what came before it, and lines of a calm time soon', async () => {
  const dies = `process.kill(process.pid, 'SIGKILL')`
  expect(await stdoutOf(`log.info('one'); log.warn('two'); log.info('three'); ${dies}`)).toEqual([
    'one',
    'two',
  ])
  expect(await stdoutOf(`log.info('one'); setTimeout(() => ${dies}, 1000)`)).toEqual(['one'])
})

test('what a library writes to the console, and what nobody caught, is a line of the log', async () => {
  const error = `Object.assign(new Error('Failed query: insert\\nparams: somchai'), { query: '', params: ['somchai'] })`
  const start = `logConsole(log); logUncaught(log);`
  expect(
    await stdoutOf(`${start} console.error(' ⨯ ', ${error}); console.log({ somchai: 1 })`),
  ).toEqual(['⨯', 'console'])
  expect(await stdoutOf(`${start} throw ${error}`)).toEqual(['an uncaught failure'])
})
