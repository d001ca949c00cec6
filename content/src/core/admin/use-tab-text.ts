import { createContext, use, useEffect, useEffectEvent, useState } from 'react'
import { dropText, dropTextsOfOthers, readText, storeText } from './tab-texts.ts'

/**
 * The signed-in account. Payload's `useAuth` is not used here: it imports styles, which not all renderers of fields can
 * load.
 */
export const TabOwnerContext = createContext<number | string | undefined>(undefined)

/**
 * The state of a text field outside Payload's forms. The tab stores typed text and restores it when the field renders again.
 * Deletes it when the field has its initial text again.
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
