import { useEffect, useState, type RefObject } from 'react'
import { discardDraft } from './discard-draft.ts'
import { restoreTyped } from './typed-text.ts'

const loadDrafts = () => import('./draft.ts')

interface DraftOf {
  /** Tells the form from others. */
  form: string
  /** Whose it is; undefined: no draft is kept. */
  owner: string | undefined
  /** What was typed came with the page: it is newer than any draft. */
  isGiven: boolean
}

/** Puts back what was typed before the log-in came between, or else what was not sent yet. */
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
    // Few forms have any: those of visitors do without it.
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
