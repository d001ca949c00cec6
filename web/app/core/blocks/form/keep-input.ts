import { data } from 'react-router'
import type { FormAnswer } from './form-answer.ts'
import { keepTyped } from './typed-text.ts'

/** The `clientAction` of a page with a form: if the website cannot be reached, the input stays in the page. */
export async function keepInput({ serverAction }: { serverAction: () => Promise<unknown> }) {
  try {
    const answer = await serverAction()
    if (!isAnswer(answer)) throw new TypeError('The answer is none of a form')
    // Sets the status again: after a failure the page's loaders do not run.
    return data(answer, { status: answer.kind === 'stored' ? 200 : answer.status })
  } catch (error) {
    // A redirect.
    if (error instanceof Response) {
      keepTyped(error.headers.get('Location'))
      throw error
    }
    const lost: FormAnswer = {
      kind: 'failed',
      status: 503,
      reason: 'away',
      values: {},
      hadFile: false,
    }
    return data(lost, { status: 503 })
  }
}

function isAnswer(answer: unknown): answer is FormAnswer {
  return typeof answer === 'object' && answer !== null && 'kind' in answer
}
