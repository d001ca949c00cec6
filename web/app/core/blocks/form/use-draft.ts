import { useEffect, useState, type RefObject } from 'react'
import { discardDraft } from './discard-draft.ts'
import { restoreTyped } from './typed-text.ts'

const loadDrafts = () => import('./draft.ts')

interface DraftOf {
  /** Name of the form. */
  form: string
  /** The owner; undefined: no draft is stored. */
  owner: string | undefined
  /** The page already contains input, which is newer than any draft. */
  isGiven: boolean
}

/** Restores input from before the login, else an unsent draft. */
export function useDraft(
  box: RefObject<HTMLFormElement | null>,
  { form, owner, isGiven }: DraftOf,
) {
  const [isRestored, setIsRestored] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const { elements } = box.current
    const isBack = restoreTyped(form, elements)
    if (owner === undefined || isGiven) return
    // Loaded on demand: only members' forms have drafts.
    void loadDrafts().then(({ keepDraft, restoreDraft }) => {
      if (isBack) keepDraft(form, owner, elements)
      else setIsRestored(restoreDraft(form, owner, elements))
    })
  }, [box, form, owner, isGiven])
  return {
    isRestored,
    keep() {
      const elements = box.current?.elements
      if (elements && owner !== undefined)
        void loadDrafts().then(({ keepDraft }) => keepDraft(form, owner, elements))
    },
    discard() {
      discardDraft(form)
      box.current?.reset()
      setIsRestored(false)
    },
  }
}
