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
} from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { say } from '../../ground/languages/say.ts'
import { dropText } from '../admin/tab-texts.ts'
import {
  type Difference,
  type Fields,
  findDifferences,
  mergeChosen,
  type Side,
} from './field-differences.ts'
import { formOnlyFields, nameOfForm, recordValues } from './form-text.ts'
import { LockTime } from './lock-time.admin.tsx'
import { NewerVersionDialog } from './newer-version-dialog.admin.tsx'
import { findNewestDocument } from './newest-document.ts'
import { usePressedButton } from './pressed-button.ts'
import { refusalPath } from './refusal-path.ts'
import { useTakenOver } from './taken-over.ts'

/** Payload's own notice at the first change of a form; it offers to load the page anew, and nothing else. */
const payloadsNotice = 'document-stale-data'

interface Conflict {
  told: string
  isSaving: boolean
  mine: Fields
  newest?: { document: Fields; differences: Difference[] }
}

/** Stands in every form of the admin, and shows nothing until somebody else has saved the same record. */
export function NewerVersion() {
  const { collectionSlug, data: opened = {}, globalSlug, id, setData } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { code: locale, label: language } = useLocale()
  const { i18n } = useTranslation()
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
  const readNewest = async () =>
    await findNewestDocument(`${config.routes.api}/${path}`, { locale }).catch(() => undefined)
  useTakenOver()

  async function open(told: string, isSaving: boolean) {
    const mine = recordValues(form.getData())
    const document = await readNewest()
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
    const told = say(
      { i18n },
      'มีผู้บันทึกรายการนี้หลังจากที่คุณเปิดไว้',
      'Somebody has saved this since you opened it.',
    )
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
    // Payload takes what was refused for saved.
    form.setModified(true)
    setConflict(undefined)
  }

  async function bringIn(record: Fields, newest: Fields) {
    await form.reset(record)
    // What stays unsaved in the form is stored again.
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
