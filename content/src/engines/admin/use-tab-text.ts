import { useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { dropText, dropTextsOfOthers, readText, storeText } from './tab-texts.ts'

/**
 * The state of a text field outside Payload's forms. What is typed stays in the tab, and comes back when the field
 * is drawn again, until the field holds its first text again.
 */
export function useTabText(name: string, first = ''): [string, (text: string) => void] {
  const { user } = useAuth()
  const [text, setText] = useState(first)
  const read = useEffectEvent(() => {
    if (!user) return
    dropTextsOfOthers(user.id)
    const stored = readText(name, user.id)?.value
    if (typeof stored === 'string') setText(stored)
  })
  useEffect(() => read(), [name])
  const write = (typed: string) => {
    setText(typed)
    if (typed === first) dropText(name)
    else if (user) storeText(name, user.id, typed)
  }
  return [text, write]
}
