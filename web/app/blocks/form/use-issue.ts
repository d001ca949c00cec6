import { useEffect, useState } from 'react'
import type { FormIssue } from './form-answer.ts'

/** The key and time of a form: given, or, on a page that many share, made by this browser. */
export function useIssue(given: FormIssue | null): FormIssue | null {
  const [own, setOwn] = useState<FormIssue | null>(null)
  useEffect(() => {
    if (!given) setOwn({ key: randomKey(), openedAt: Date.now() })
  }, [given])
  return given ?? own
}

/** `randomUUID` is kept from pages on plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
