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

/** Data in a page and in the website's `bell.json`. */
export interface UnreadNotifications {
  count: number
}

interface UnreadAnswer extends UnreadNotifications {
  notifications: MenuNotification[]
}

type Panel = { kind: 'loading' | 'failed' } | { kind: 'ok'; notifications: MenuNotification[] }

// Per document, across its pages.
let lastAsked = 0

/**
 * Number of unread notifications: from each page, also from the response to a form, and requested every minute while the
 * page is visible. Also the panel's content once it is opened.
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
      // Signed out in another tab: stops the requests.
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

/** Null on failure: offline, or the service is unreachable. */
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
