import type { AskedRead } from './asked-read.ts'
import type { ContractRoute, Reply } from './contract-route.ts'
import { errorAnswer, type Answer } from './error-answer.ts'
import { replyHeaders } from './reply-headers.ts'

export type ReadAnswer = Answer & Pick<Reply, 'tags' | 'expiresAt'>

/** Answers a read. Failures become the contract's error envelope. */
export async function answerRead(route: ContractRoute, asked: AskedRead): Promise<ReadAnswer> {
  try {
    return {
      status: 200,
      headers: replyHeaders(route, asked.member),
      ...(await route.answer(asked)),
    }
  } catch (error) {
    return errorAnswer(error)
  }
}
