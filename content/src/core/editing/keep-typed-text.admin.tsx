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
import { getTranslation } from '@payloadcms/translations'
import type { Locale } from 'payload'
import { useSay } from '../admin/use-say.ts'
import { dropText, dropTextsOfOthers, readText, storeText } from '../admin/tab-texts.ts'
import {
  type Difference,
  type Fields,
  mergeChosen,
  type Side,
  sideOf,
} from './field-differences.ts'
import { findUnsaved, type FormText, isFormText, nameOfForm, recordValues } from './form-text.ts'
import { TypedTextDialog } from './typed-text-dialog.admin.tsx'

interface Offer {
  text: FormText
  storedAt: number
  theirs: Fields
  differences: Difference[]
}

/**
 * Stores the form's content in the tab with every change until it is saved. Offers it when the form shows something else:
 * opened again, switched back to its language, or reloaded.
 */
export function KeepTypedText({ locale }: { locale: string }) {
  const info = useDocumentInfo()
  const { collectionSlug, data, globalSlug, id, initialState, isInitializing } = info
  const { getEntityConfig } = useConfig()
  const { drawerSlug } = useDocumentDrawerContext()
  const { mostRecentUpdate } = useDocumentEvents()
  const { user } = useAuth()
  const { code } = useLocale()
  const say = useSay()
  const form = useForm()
  const [state] = useAllFormFields()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const [offer, setOffer] = useState<Offer>()
  const opened = useRef<Fields>({})
  const isBringing = useRef(false)
  /** Text was typed into this instance of the form, not only stored by an earlier one. */
  const hasText = useRef(false)

  const slug = globalSlug ?? collectionSlug ?? ''
  const owner = user?.id
  const fields = getEntityConfig({ collectionSlug, globalSlug })?.fields ?? []
  const name = nameOfForm({ slug, id, locale })
  // The record was created: Payload sets its id before it opens the new record.
  const wasMade = id === undefined && !globalSlug && data?.['id'] !== undefined

  const readStored = () => {
    const stored = owner === undefined ? undefined : readText(name, owner)
    return isFormText(stored?.value) ? { text: stored.value, storedAt: stored.storedAt } : undefined
  }

  const clearOthers = useEffectEvent(() => {
    if (owner !== undefined) dropTextsOfOthers(owner)
  })
  useEffect(() => clearOthers(), [])

  // The last save anywhere in the admin; it may be older than this form.
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
    // Not every value of a record is in its form.
    const mine = { ...opened.current, ...recordValues(form.getData()) }
    const text: FormText = {
      opened: opened.current,
      mine,
      hadFile: Boolean(state['file']?.value),
      isSwitch: false,
    }
    if (findUnsaved(fields, text).length === 0) dropText(name)
    else storeText(name, owner, text)
    hasText.current = true
  })
  useEffect(() => store(), [isModified, state])

  const noteSwitch = useEffectEvent(() => {
    const stored = hasText.current && readStored()
    if (stored && owner !== undefined) storeText(name, owner, { ...stored.text, isSwitch: true })
  })

  // Reloaded: Payload shows the stored values, but still marks the form as modified.
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
      // The form is replaced on the same page. If the editor leaves the page, the URL has changed by now.
      if (location.pathname === pathname) noteLeaving()
    }
  }, [])

  const isReady = Boolean(state) && !isInitializing && code === locale && !isProcessing
  const isMine = Boolean(info.hasSavePermission) && !isLockedByOther(info, owner)
  const canOffer = isReady && isMine && !isModified && !wasMade && offer === undefined
  const offerStored = useEffectEvent(() => {
    if (!canOffer || isBringing.current) return
    const theirs = { ...data, ...recordValues(form.getData()) }
    const stored = readStored()
    const differences = stored ? findUnsaved(fields, stored.text, theirs) : []
    if (!stored || differences.length === 0) {
      // After a rejected save the form still shows the text, but is marked as unmodified.
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
  useEffect(() => offerStored(), [canOffer, state])

  async function bringBack({ text, theirs }: Offer, chosen: ReadonlyMap<string, Side>) {
    if (owner === undefined) return
    isBringing.current = true
    // If restoring the text fails, the form offers it the next time.
    storeText(name, owner, { ...text, isSwitch: false })
    try {
      await form.reset(mergeChosen({ mine: text.mine, theirs }, chosen))
    } finally {
      isBringing.current = false
    }
    form.setModified(true)
    setOffer(undefined)
    toast.info(
      say('นำข้อความที่พิมพ์ค้างไว้กลับมาแล้ว แต่ยังไม่ได้บันทึก', 'Your text is back. It is not saved yet.'),
    )
    if (text.hadFile)
      toast.warning(
        say(
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

interface Props {
  place: { slug: string; id: number | string | undefined }
  locale: string
}

/** Warns that the record has unsaved text in another language, which is not saved along with this one. */
function OtherLanguages({ place, locale }: Props) {
  const { config } = useConfig()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const say = useSay()
  const [others, setOthers] = useState<Locale[]>([])
  const findOthers = useEffectEvent(() => {
    if (!config.localization || !user) return
    const { locales } = config.localization
    const hasText = ({ code }: Locale) =>
      code !== locale && readText(nameOfForm({ ...place, locale: code }), user.id) !== undefined
    setOthers(locales.filter(hasText))
  })
  useEffect(() => findOthers(), [place.id, locale])
  return others.map(({ code, label }) => {
    const language = getTranslation(label, i18n)
    return (
      <output key={code}>
        {say(
          `ข้อความภาษา${language}ที่พิมพ์ไว้ยังไม่ได้บันทึก`,
          `What you typed in ${language} is not saved yet.`,
        )}
      </output>
    )
  })
}
