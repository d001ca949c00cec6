'use client'

import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useLocale,
  useModal,
  useTranslation,
  toast,
} from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { parseLanguage } from '@washhouse/contract/language'
import { createPortal } from 'react-dom'
import { useSay } from '../admin/use-say.ts'
import { findNewestDocument } from '../admin/call-admin.ts'
import { dropText } from '../admin/tab-texts.ts'
import {
  type Difference,
  type Fields,
  findDifferences,
  mergeChosen,
  type Side,
  refusalPath,
} from './field-differences.ts'
import { formOnlyFields, nameOfForm, recordValues } from './form-text.ts'
import { NewerVersionDialog } from './newer-version-dialog.admin.tsx'
import { adminTime } from '../admin/admin-time.ts'
import './newer-version.css'

/** Payload's own notice at the first change of a form. It only offers to reload the page. */
const payloadsNotice = 'document-stale-data'

interface Conflict {
  told: string
  isSaving: boolean
  mine: Fields
  newest?: { document: Fields; differences: Difference[] }
}

/** Part of every form of the admin. Invisible until somebody else has saved the same record. */
export function NewerVersion() {
  const { collectionSlug, data: opened = {}, globalSlug, id, setData } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { code: locale, label: language } = useLocale()
  const { i18n } = useTranslation()
  const say = useSay()
  const form = useForm()
  const isModified = useFormModified()
  const refusal = useFormFields(([{ [refusalPath]: refused }]) => refused?.errorMessage)
  const { closeModal, isModalOpen } = useModal()
  const isNoticed = isModalOpen(payloadsNotice)
  const place = useRef<HTMLSpanElement>(null)
  const pressed = usePressedButton(place)
  const [conflict, setConflict] = useState<Conflict>()
  const [isChosen, setChosen] = useState(false)

  const fields = getEntityConfig({ collectionSlug, globalSlug })?.fields ?? []
  const path = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
  useTakenOver()

  async function open(told: string, isSaving: boolean) {
    const mine = recordValues(form.getData())
    const document = await findNewestDocument(`${config.routes.api}/${path}`, locale)
    const compare = (theirs: Fields) => findDifferences(fields, { opened, mine, theirs })
    const newest = document && { document, differences: compare(document) }
    setConflict({ told, isSaving, mine, ...(newest ? { newest } : {}) })
  }

  const tellRefused = useEffectEvent((told: string) => void open(told, true))
  useEffect(() => {
    if (refusal) tellRefused(refusal)
  }, [refusal])

  const tellEarly = useEffectEvent(() => {
    closeModal(payloadsNotice)
    const told = say('มีผู้บันทึกรายการนี้หลังจากที่คุณเปิดไว้', 'Somebody has saved this since you opened it.')
    void open(told, false)
  })
  useEffect(() => {
    if (isNoticed) tellEarly()
  }, [isNoticed])

  useEffect(() => {
    if (!isChosen || !isModified) return
    setChosen(false)
    pressed.current?.()
  }, [isChosen, isModified, pressed])

  function goBack() {
    form.dispatchFields({ type: 'REMOVE', path: refusalPath })
    // Payload marks a form as unmodified after a rejected save.
    form.setModified(true)
    setConflict(undefined)
  }

  async function bringIn(record: Fields, newest: Fields) {
    await form.reset(record)
    // The form stores its remaining unsaved text again.
    dropText(nameOfForm({ slug: globalSlug ?? collectionSlug ?? '', id, locale }))
    form.setIsValid(true)
    setData(newest)
    setConflict(undefined)
  }

  async function choose({ isSaving, mine, newest }: Conflict, chosen: ReadonlyMap<string, Side>) {
    if (!newest) return
    const theirs = newest.document
    const before = form.getFields()
    await bringIn(mergeChosen({ mine, theirs }, chosen), theirs)
    if (chosen.size > 0 && ![...chosen.values()].includes('mine')) return
    for (const path of formOnlyFields) {
      const value: unknown = before[path]?.value
      if (value) form.dispatchFields({ type: 'UPDATE', path, value })
    }
    form.setModified(true)
    setChosen(isSaving)
  }

  return (
    <span ref={place} hidden={!conflict}>
      <LockTime />
      {conflict && (
        <NewerVersionDialog
          told={conflict.told}
          differences={conflict.newest?.differences}
          language={getTranslation(language, i18n)}
          isSaving={conflict.isSaving}
          onChoose={(chosen) => void choose(conflict, chosen)}
          onTakeTheirs={() => {
            const { newest } = conflict
            if (newest) void bringIn(newest.document, newest.document)
          }}
          onBack={goBack}
        />
      )}
    </span>
  )
}

/** When somebody else last edited a locked record. Payload's own notice is in English and in the browser's time zone. */
function LockTime() {
  const { lastUpdateTime } = useDocumentInfo()
  const { i18n } = useTranslation()
  const say = useSay()
  const isLocked = useModal().isModalOpen('document-locked')
  const [notice, setNotice] = useState<Element | null>(null)
  useEffect(() => {
    setNotice(isLocked ? document.querySelector('.document-locked__content') : null)
  }, [isLocked])
  if (!notice || !lastUpdateTime) return null
  const time = adminTime(new Date(lastUpdateTime), parseLanguage(i18n.language))
  const text = say(`แก้ไขล่าสุดเมื่อ ${time} น.`, `Last edited on ${time}`)
  return createPortal(<p className="lock-time">{text}</p>, notice)
}

const saving = '#action-save, #action-save-draft'

/** Clicks the button again that last saved the surrounding form. */
function usePressedButton(place: RefObject<HTMLElement | null>) {
  const press = useRef<() => void>(undefined)
  useEffect(() => {
    const form = place.current?.closest('form')
    const note = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(saving) : null
      if (button) press.current = () => form?.querySelector<HTMLElement>(`#${button.id}`)?.click()
    }
    form?.addEventListener('click', note, { capture: true })
    return () => form?.removeEventListener('click', note, { capture: true })
  }, [place])
  return press
}

/** Payload's own notice to an editor whose lock was taken over. It offers no way to save their work. */
const takeOverNotice = 'document-take-over'

/**
 * Notifies the editor, who can go on: the second save shows both versions. The lock may also be lost without a takeover: a
 * form check that arrives after a save makes the other editor the owner again.
 */
function useTakenOver(): void {
  const say = useSay()
  const { closeModal, isModalOpen } = useModal()
  const isTakenOver = isModalOpen(takeOverNotice)
  const tell = useEffectEvent(() => {
    closeModal(takeOverNotice)
    const told = say(
      'มีผู้อื่นกำลังแก้รายการนี้ด้วย งานของคุณยังอยู่และบันทึกได้ ใครบันทึกทีหลังจะได้เห็นทั้งสองฉบับและเลือก',
      'Somebody else is editing this too. Your work is kept and can be saved. The person who saves second sees both versions and chooses.',
    )
    toast.warning(told)
  })
  useEffect(() => {
    if (isTakenOver) tell()
  }, [isTakenOver])
}
