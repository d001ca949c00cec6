'use client'

import { PasswordField, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'

/** Asks for the editor's own password as soon as a password or an e-mail is being changed. */
export function CurrentPassword({ path }: { path: string }) {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const isChanged = useFormFields(([{ email, password }]) => {
    if (password !== undefined) return true
    return email !== undefined && email.value !== email.initialValue
  })
  if (id === undefined || !isChanged) return null
  const label =
    i18n.language === 'th'
      ? 'รหัสผ่านปัจจุบันของคุณ (เพื่อยืนยันว่าเป็นคุณ)'
      : 'Your own current password (to confirm that it is you)'
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label, required: true }}
      path={path}
      validate={() => true}
    />
  )
}
