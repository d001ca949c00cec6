'use client'

import {
  toast,
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentDrawerContext,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { say } from '../../ground/languages/say.ts'
import { dropText, dropTextsOfOthers, readText, storeText } from '../admin/tab-texts.ts'
import {
  type Difference,
  type Fields,
  mergeChosen,
  type Side,
  sideOf,
} from './field-differences.ts'
import { findUnsaved, type FormText, isFormText, nameOfForm, withoutBeside } from './form-text.ts'
import { OtherLanguages } from './other-languages.admin.tsx'
import { TypedTextDialog } from './typed-text-dialog.admin.tsx'

interface Offer {
  text: FormText
  storedAt: number
  theirs: Fields
  differences: Difference[]
}

/**
 * Stores the form's content in the tab with every change until it is saved, and offers it when the form
 * shows something else: opened again, in its language again, or replaced by a new reading.
 */
export function KeepTypedText({ locale }: { locale: string }) {
  const info = useDocumentInfo()
  const { collectionSlug, data, globalSlug, id, initialState, isInitializing } = info
  const { getEntityConfig } = useConfig()
  const { drawerSlug } = useDocumentDrawerContext()
  const { mostRecentUpdate } = useDocumentEvents()
  const { user } = useAuth()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const form = useForm()
  const [state] = useAllFormFields()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const [offer, setOffer] = useState<Offer>()
  const opened = useRef<Fields>({})
  const isBringing = useRef(false)

  const slug = globalSlug ?? collectionSlug ?? ''
  const owner = user?.id
  const fields = getEntityConfig({ collectionSlug, globalSlug })?.fields ?? []
  const name = nameOfForm({ slug, id, locale })
  // Payload sets it before it leads to the new record.
  const wasMade = id === undefined && !globalSlug && data?.['id'] !== undefined

  const readStored = () => {
    const stored = owner === undefined ? undefined : readText(name, owner)
    return isFormText(stored?.value) ? { text: stored.value, storedAt: stored.storedAt } : undefined
  }

  const clearOthers = useEffectEvent(() => {
    if (owner !== undefined) dropTextsOfOthers(owner)
  })
  useEffect(() => clearOthers(), [])

  // Of the whole admin: what it says when a form opens may be a save of long ago.
  const [seenUpdate] = useState(mostRecentUpdate)
  const dropSaved = useEffectEvent(() => {
    const isSaved =
      mostRecentUpdate !== seenUpdate &&
      mostRecentUpdate?.entitySlug === slug &&
      mostRecentUpdate.id === id
    if (isSaved || wasMade) dropText(name)
  })
  useEffect(() => dropSaved(), [mostRecentUpdate, wasMade])

  const store = useEffectEvent(() => {
    if (!isModified || owner === undefined || wasMade || isBringing.current) return
    const mine = withoutBeside(form.getData())
    const text: FormText = {
      opened: opened.current,
      mine,
      hadFile: Boolean(state['file']?.value),
      isSwitch: false,
    }
    if (findUnsaved(fields, text).length === 0) dropText(name)
    else storeText(name, owner, text)
  })
  useEffect(() => store(), [isModified, state])

  const noteSwitch = useEffectEvent(() => {
    const stored = readStored()
    if (stored && owner !== undefined) storeText(name, owner, { ...stored.text, isSwitch: true })
  })

  // Read anew: Payload shows what is stored in a form that it still calls modified.
  const noteReading = useEffectEvent(() => {
    noteSwitch()
    form.setModified(false)
  })
  const isFirstReading = useRef(true)
  useEffect(() => {
    if (!isFirstReading.current) noteReading()
    isFirstReading.current = false
  }, [initialState])

  const noteLeaving = useEffectEvent(() => {
    if (!drawerSlug) noteSwitch()
  })
  useEffect(() => {
    const { pathname } = location
    return () => {
      // The form goes and the page stays: the address has changed by now.
      if (location.pathname === pathname) noteLeaving()
    }
  }, [])

  const isReady = Boolean(state) && !isInitializing && code === locale && !isProcessing
  const isMine = Boolean(info.hasSavePermission) && !isLockedByOther(info, owner)
  const canOffer = isReady && isMine && !isModified && !wasMade && offer === undefined
  const look = useEffectEvent(() => {
    if (!canOffer || isBringing.current) return
    const theirs = { ...data, ...withoutBeside(form.getData()) }
    const stored = readStored()
    const differences = stored ? findUnsaved(fields, stored.text, theirs) : []
    if (!stored || differences.length === 0) {
      // A form whose save was refused calls itself unmodified and shows the text.
      if (stored && isSubmitted) return
      dropText(name)
      opened.current = theirs
      return
    }
    opened.current = theirs
    const found = { ...stored, theirs, differences }
    const isFree = differences.every(({ changedBy }) => changedBy === 'me')
    if (!stored.text.isSwitch || !isFree) setOffer(found)
    else void bringBack(found, new Map(differences.map((each) => [each.field.name, sideOf(each)])))
  })
  useEffect(() => look(), [canOffer, state])

  async function bringBack({ text, theirs }: Offer, chosen: ReadonlyMap<string, Side>) {
    if (owner === undefined) return
    isBringing.current = true
    // Asked the next time, should the form fail to take it.
    storeText(name, owner, { ...text, isSwitch: false })
    try {
      await form.reset(mergeChosen({ mine: text.mine, theirs }, chosen))
    } finally {
      isBringing.current = false
    }
    form.setModified(true)
    setOffer(undefined)
    toast.info(
      say(
        { i18n },
        'นำข้อความที่พิมพ์ค้างไว้กลับมาแล้ว แต่ยังไม่ได้บันทึก',
        'Your text is back. It is not saved yet.',
      ),
    )
    if (text.hadFile)
      toast.warning(
        say(
          { i18n },
          'ไฟล์ที่เลือกไว้เก็บไม่ได้ กรุณาเลือกใหม่',
          'The chosen file could not be kept. Please choose it again.',
        ),
      )
  }

  function discard() {
    dropText(name)
    setOffer(undefined)
  }

  return (
    <>
      <OtherLanguages place={{ slug, id }} locale={locale} />
      {offer && (
        <TypedTextDialog
          storedAt={offer.storedAt}
          differences={offer.differences}
          onBringBack={(chosen) => {
            if ([...chosen.values()].includes('mine')) void bringBack(offer, chosen)
            else discard()
          }}
          onDiscard={discard}
        />
      )}
    </>
  )
}

type Info = Pick<ReturnType<typeof useDocumentInfo>, 'currentEditor' | 'documentIsLocked'>

function isLockedByOther({ currentEditor, documentIsLocked }: Info, owner: unknown): boolean {
  const editor = typeof currentEditor === 'object' ? currentEditor?.id : currentEditor
  return Boolean(documentIsLocked) && Boolean(editor) && editor !== owner
}
