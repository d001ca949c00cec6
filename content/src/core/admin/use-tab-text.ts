import { createContext, use, useEffect, useEffectEvent, useState } from 'react'
import { dropText, dropTextsOfOthers, readText, storeText } from './tab-texts.ts'

/** The account that has signed in. Payload's `useAuth` is not called here: it brings styles, which not all renderers of fields can load. */
export const TabOwnerContext = createContext<number | string | undefined>(undefined)

/**
 * The state of a text field outside Payload's forms. What is typed stays in the tab, and comes back when the field
 * is drawn again, until the field holds its first text again.
 */
export function useTabText(name: string, first = ''): [string, (text: string) => void] {
  const owner = use(TabOwnerContext)
  const [text, setText] = useState(first)
  const read = useEffectEvent(() => {
    if (owner === undefined) return
    dropTextsOfOthers(owner)
    const stored = readText(name, owner)?.value
    if (typeof stored === 'string') setText(stored)
  })
  useEffect(() => read(), [name])
  const write = (typed: string) => {
    setText(typed)
    if (typed === first) dropText(name)
    else if (owner !== undefined) storeText(name, owner, typed)
  }
  return [text, write]
}
