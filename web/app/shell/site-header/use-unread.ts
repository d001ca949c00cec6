import type { Language } from '@washhouse/contract/language'
import { useEffect, useState } from 'react'
import { localePath } from '../../core/i18n/language.ts'

const everyMilliseconds = 60_000

export interface MenuNotification {
  id: number
  title: string
  lang?: string
  when: string | null
  isRead: boolean
}

/** What a page and the website's own `bell.json` say. */
export interface UnreadNotifications {
  count: number
}

interface UnreadAnswer extends UnreadNotifications {
  notifications: MenuNotification[]
}

type Panel = { kind: 'loading' | 'failed' } | { kind: 'ok'; notifications: MenuNotification[] }

// Of this document, whichever page of it is shown.
let lastAsked = 0

/**
 * How much is new: as each page brings it, also the one that answers a form, and asked for a minute later while it is
 * seen; and what the panel shows once it is opened.
 */
export function useUnread(language: Language, news: UnreadNotifications | undefined) {
  const [count, setCount] = useState(news?.count ?? 0)
  const [panel, setPanel] = useState<Panel>({ kind: 'loading' })
  const address = localePath(language, '/notifications/bell.json')

  useEffect(() => {
    if (!news) return
    // A document may have waited long for its scripts.
    lastAsked = lastAsked === 0 ? performance.timeOrigin : Date.now()
    setCount(news.count)
  }, [news])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    function look() {
      clearTimeout(timer)
      if (document.hidden || isGone) return
      const wait = lastAsked + everyMilliseconds - Date.now()
      if (wait > 0) timer = setTimeout(look, wait)
      else void ask()
    }
    async function ask() {
      lastAsked = Date.now()
      const asked = await askUnread(address)
      // Signed out meanwhile, in another tab: there is nothing more to ask for.
      if (asked === 'left' || isGone) return
      if (asked) setCount(asked.count)
      look()
    }
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      isGone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [address])

  async function open() {
    const asked = await askUnread(address, { method: 'POST' })
    if (!asked || asked === 'left') {
      setPanel({ kind: 'failed' })
      return
    }
    setCount(0)
    setPanel({ kind: 'ok', notifications: asked.notifications })
  }

  return { count, panel, open: () => void open() }
}

/** Null while it does not come: offline, or the service is away. */
async function askUnread(
  address: string,
  init?: RequestInit,
): Promise<UnreadAnswer | 'left' | null> {
  try {
    const answer = await fetch(address, init)
    if (answer.status === 401) return 'left'
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
