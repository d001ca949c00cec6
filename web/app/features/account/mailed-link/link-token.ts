import type { FormAnswer } from '../../../core/blocks/form/form-answer.ts'

/** Longer is none that was mailed. */
const maxLength = 200

/** What a mailed link brings; null for an address that was cut off on its way. */
export function tokenIn({ searchParams }: URL): string | null {
  return readToken(searchParams.get('token'))
}

/** The same of a form that came back, which stands at the page's plain address. */
export function tokenLeft(answer: FormAnswer | undefined): string | null {
  return answer && 'values' in answer ? readToken(answer.values['token']) : null
}

function readToken(given: string | null | undefined): string | null {
  return given && given.length <= maxLength ? given : null
}
