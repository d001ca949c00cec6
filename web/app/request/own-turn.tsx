import { createContext, use, type ReactNode } from 'react'
import type { RequestContext } from './request-context.ts'

type TakeTurn = NonNullable<RequestContext['takeTurn']>

/** The turns of the parts of one document. */
export type Turns = (part: string) => Promise<void>

export const TurnsContext = createContext<Turns | undefined>(undefined)

/** Asks for each part's turn once: React renders what waits for it again from the start. */
export function openTurns(takeTurn: TakeTurn): Turns {
  const taken = new Map<string, Promise<void>>()
  return (part) => {
    const turn = taken.get(part) ?? takeTurn()
    taken.set(part, turn)
    return turn
  }
}

/**
 * A part that the server renders in a piece of work of its own, so that nobody waits for a whole document; the markup is
 * the same. It must begin and end with an element. `part` is its name, which no other of the page has.
 */
export function OwnTurn({ part, children }: { part: string; children: ReactNode }) {
  if (import.meta.env.SSR) {
    const turns = use(TurnsContext)
    if (turns) use(turns(part))
  }
  return children
}
