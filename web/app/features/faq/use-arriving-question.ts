import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the question in the URL's hash: browsers do this only for document navigations. */
export function useArrivingQuestion(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const answer = /^#q-\d+$/.test(hash) ? document.getElementById(hash.slice(1)) : null
    const question = answer?.closest('details')
    if (!question) return
    question.open = true
    question.scrollIntoView()
  }, [hash, key])
}
