import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Leads eye and focus to the reply, or to the form, that the address names, also where the router leads to it. */
export function useArrivingReply(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!/^#(?:reply-\d+|write)$/.test(hash)) return
    const target = document.getElementById(hash.slice(1))
    target?.scrollIntoView()
    const field = hash === '#write' ? target?.querySelector('textarea') : null
    const focused = field ?? target
    focused?.focus({ preventScroll: true })
  }, [hash, key])
}
