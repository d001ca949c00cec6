'use client'

import { parseLanguage } from '@washhouse/contract/language'
import { useDocumentInfo, useModal, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { say } from '../../ground/languages/say.ts'
import { adminTime } from '../admin/admin-time.ts'
import './lock-time.css'

/** When somebody else last edited a locked record. Payload's own notice says it in English and in the browser's time zone. */
export function LockTime() {
  const { lastUpdateTime } = useDocumentInfo()
  const { i18n } = useTranslation()
  const isLocked = useModal().isModalOpen('document-locked')
  const [notice, setNotice] = useState<Element | null>(null)
  useEffect(() => {
    setNotice(isLocked ? document.querySelector('.document-locked__content') : null)
  }, [isLocked])
  if (!notice || !lastUpdateTime) return null
  const time = adminTime(new Date(lastUpdateTime), parseLanguage(i18n.language))
  const text = say({ i18n }, `แก้ไขล่าสุดเมื่อ ${time} น.`, `Last edited on ${time}`)
  return createPortal(<p className="lock-time">{text}</p>, notice)
}
