'use client'

import { useAllFormFields, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callAdmin } from '../../core/admin/call-admin.ts'

// Payload's form requires a password for a new account; the service treats spaces as none.
const noPassword = ' '.repeat(12)

/** Replaces the fields for another person's password (see custom.css). */
export function Invitation() {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const [fields, dispatch] = useAllFormFields()
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState('')
  const isNew = id === undefined
  useEffect(() => {
    if (!isNew) return
    // Repeated whenever the form's state is replaced, for example after the first render.
    for (const path of ['password', 'confirm-password'])
      if (fields[path]?.value !== noPassword)
        dispatch({ type: 'UPDATE', path, value: noPassword, valid: true })
  }, [dispatch, fields, isNew])

  const words = i18n.language === 'th' ? inThai : inEnglish
  async function send() {
    setIsBusy(true)
    const answer = await callAdmin(`/cms-api/staff/${id}/invite`, {})
    setSaid(answer.ok ? words.sent : (answer.said ?? words.failed))
    setIsBusy(false)
  }

  if (isNew) return <p className="staff-invitation">{words.mailed}</p>
  if (user?.id === id || user?.['role'] !== 'administrator') return null
  return (
    <div className="staff-invitation">
      <button
        type="button"
        className="btn btn--style-secondary btn--size-medium"
        disabled={isBusy}
        onClick={() => void send()}
      >
        {words.send}
      </button>{' '}
      <output>{said}</output>
    </div>
  )
}

const inThai = {
  mailed: 'ไม่ต้องตั้งรหัสผ่าน ระบบจะส่งลิงก์ไปที่อีเมลนี้ ให้เจ้าของบัญชีตั้งเองภายใน 7 วัน',
  send: 'ส่งลิงก์ตั้งรหัสผ่าน',
  sent: 'ส่งลิงก์ไปที่อีเมลของบัญชีนี้แล้ว',
  failed: 'ส่งลิงก์ไม่สำเร็จ ลองใหม่อีกครั้ง',
}

const inEnglish = {
  mailed:
    'No password is needed. A link is mailed to this address, and the owner of the account chooses a password within 7 days.',
  send: 'Mail a link to set a password',
  sent: 'The link was mailed to the address of this account.',
  failed: 'The link could not be sent. Try again.',
}
