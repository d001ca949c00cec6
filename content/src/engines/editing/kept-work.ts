import { useDocumentInfo, useForm, useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Fields, findDifferences, mergeChosen, sideOf } from './field-differences.ts'

/** Asks whether to take over what somebody else is editing. */
const lockNotice = 'document-locked'

interface Reading {
  fields: Parameters<typeof findDifferences>[0]
  readNewest: () => Promise<Fields | undefined>
}

/** Payload loads the page anew when a lock is taken over: what was written until then comes back into the form. */
export function useKeptWork({ fields, readNewest }: Reading): void {
  const { data: opened = {}, initialState } = useDocumentInfo()
  const { isModalOpen } = useModal()
  const form = useForm()
  const isAsked = isModalOpen(lockNotice)
  const kept = useRef<{ opened: Fields; mine: Fields }>(undefined)

  const keep = useEffectEvent(() => {
    kept.current = { opened, mine: form.getData() }
  })
  useEffect(() => {
    if (isAsked) keep()
  }, [isAsked])

  const bringBack = useEffectEvent(async () => {
    const work = kept.current
    kept.current = undefined
    const theirs = work && (await readNewest())
    if (!theirs) return
    const differences = findDifferences(fields, { ...work, theirs })
    const chosen = new Map(differences.map((each) => [each.field.name, sideOf(each)]))
    if (![...chosen.values()].includes('mine')) return
    await form.reset(mergeChosen({ mine: work.mine, theirs }, chosen))
    form.setModified(true)
  })
  useEffect(() => {
    void bringBack()
  }, [initialState])
}
