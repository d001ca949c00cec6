import {
  batchParameter,
  batchPath,
  batchType,
  mayBeInBatch,
  mostInBatch,
  printBatchAnswer,
  type BatchAnswer,
} from '@washhouse/contract/wire/batch'
import { invalidCredentials, invalidQuery, routeNotFound } from '@washhouse/contract/wire/errors'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { answerRead } from './answer-read.ts'
import { askedOf, type AskedRead } from './asked-read.ts'
import type { ContractRoute } from './contract-route.ts'
import { errorAnswer, type Answer } from './error-answer.ts'
import { memberHeaders } from './reply-headers.ts'
import { internalOrigin, matchesPath, placesOf } from './route-path.ts'

/** A read and what stands before it. */
interface AdmittedRead {
  route: ContractRoute
  admission: MiddlewareHandler
}

const headers = {
  ...memberHeaders,
  'content-type': batchType,
  // Else a proxy would hold back the answers that are there for those that are not.
  'x-accel-buffering': 'no',
}

/**
 * `GET /batch`: what a member's page asks for, in one request. Each read is admitted, counted and answered as it is
 * alone; files, streams and writes are none.
 */
export function answerBatch(app: Hono, reads: readonly AdmittedRead[]): void {
  app.get(batchPath, (context) => {
    if (!context.get('member')) throw invalidCredentials()
    const shared = askedOf(context)
    const answers = readPaths(shared).map(async ({ pathname, searchParams }) => {
      const asked = { ...shared, pathname, parameters: searchParams }
      const { status, body } = await answerOne(context, reads, asked)
      return { status, text: JSON.stringify(body) }
    })
    return new Response(sendAsMade(answers), { headers })
  })
}

/** @throws INVALID_QUERY where they are too many, or one is no address within the service. */
function readPaths({ parameters }: AskedRead): URL[] {
  const paths = parameters.getAll(batchParameter)
  if (paths.length === 0) throw invalidQuery(`"${batchParameter}" is required`)
  if (paths.length > mostInBatch)
    throw invalidQuery(`"${batchParameter}" may be given ${mostInBatch} times at most`)
  return paths.map((path) => {
    const url = mayBeInBatch(path) ? URL.parse(path, internalOrigin) : null
    if (url) return url
    throw invalidQuery(`"${batchParameter}" is no path of a call`)
  })
}

async function answerOne(
  context: Context,
  reads: readonly AdmittedRead[],
  asked: AskedRead,
): Promise<Answer> {
  const { pathname } = asked
  try {
    const read = reads.find(({ route }) => matchesPath(route.path, pathname))
    if (!read) throw routeNotFound(pathname)
    await read.admission(context, async () => {})
    return await answerRead(read.route, { ...asked, path: placesOf(read.route.path, pathname) })
  } catch (error) {
    return errorAnswer(error)
  }
}

/** One line an answer; those that are made at the same time leave together. */
function sendAsMade(
  answers: readonly Promise<Omit<BatchAnswer, 'index'>>[],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isOpen = true
  let lines = ''
  let waiting = answers.length
  return new ReadableStream<Uint8Array>({
    start(controller) {
      function send(): void {
        if (!isOpen || lines === '') return
        controller.enqueue(encoder.encode(lines))
        lines = ''
        if (waiting === 0) controller.close()
      }
      for (const [index, answer] of answers.entries())
        answer.then(
          (made) => {
            lines += printBatchAnswer({ index, ...made })
            waiting -= 1
            setImmediate(send)
          },
          (error: unknown) => controller.error(error),
        )
    },
    cancel() {
      isOpen = false
    },
  })
}
