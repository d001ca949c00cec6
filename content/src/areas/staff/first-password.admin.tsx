'use client'

import { useDocumentInfo, useFormFields, useTranslation, useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/** Says that a password of one's own has to be set; once that is done, it goes on to the admin. */
export function FirstPassword() {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const isDue = useFormFields(([{ mustChangePassword }]) => mustChangePassword?.value === true)
  const [wasDue] = useState(isDue)
  const isOwn = user?.id === id
  const isDone = isOwn && wasDue && !isDue
  useEffect(() => {
    if (isDone) window.location.assign('/admin')
  }, [isDone])
  if (!isDue) return null
  const words = isOwn ? ownWords : colleaguesWords
  return (
    <output style={{ color: 'var(--theme-warning-950)' }}>
      {i18n.language === 'th' ? words.th : words.en}
    </output>
  )
}

const ownWords = {
  th: 'รหัสผ่านนี้มีผู้อื่นรู้อยู่ด้วย กด “เปลี่ยนรหัสผ่าน” แล้วตั้งรหัสผ่านของคุณเอง จากนั้นจึงใช้งานหลังบ้านได้',
  en: 'Somebody else knows this password. Press “Change Password” and set one of your own; then the admin opens.',
}

const colleaguesWords = {
  th: 'ยังใช้รหัสผ่านที่ผู้ดูแลตั้งให้ จะใช้งานหลังบ้านได้หลังจากตั้งรหัสผ่านของตัวเองแล้ว',
  en: 'Still has the password that an administrator chose, and can use the admin once there is another one.',
}
