import type { UIMatch } from 'react-router'
import type { CompiledMessages } from './messages.ts'

export function mergeMessages(matches: readonly UIMatch[]): CompiledMessages {
  return Object.assign({}, ...matches.map(({ loaderData }) => readMessages(loaderData)))
}

function readMessages(loaderData: unknown): object {
  if (typeof loaderData !== 'object' || loaderData === null) return {}
  const messages: unknown = Reflect.get(loaderData, 'messages')
  return typeof messages === 'object' && messages !== null ? messages : {}
}
