import type { FormAnswer } from '../../../core/blocks/form/form-answer.ts'

/** No mailed token is longer. */
const maxLength = 200

/** Returns the token of a mailed link; null if it is missing or too long. */
export function tokenIn({ searchParams }: URL): string | null {
  return readToken(searchParams.get('token'))
}

/** The token of a rejected form, which is rendered at the page's URL without the query. */
export function tokenLeft(answer: FormAnswer | undefined): string | null {
  return answer && 'values' in answer ? readToken(answer.values['token']) : null
}

function readToken(given: string | null | undefined): string | null {
  return given && given.length <= maxLength ? given : null
}
