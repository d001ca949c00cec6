'use client'

import {
  PasswordField,
  useDocumentInfo,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect } from 'react'

/** Asks for the editor's own password as soon as a password or an e-mail is being changed. */
export function CurrentPassword({ path }: { path: string }) {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const isModified = useFormModified()
  const isSubmitted = useFormSubmitted()
  const isChanged = useFormFields(([{ email, password }]) => {
    if (password !== undefined) return true
    return email !== undefined && email.value !== email.initialValue
  })
  const fault = useFormFields(([{ password }]) =>
    password?.valid === false ? password.errorMessage : undefined,
  )
  const isProcessing = useFormProcessing()
  const isTyped = useFormFields(([{ password }]) => Boolean(password?.value))
  const dispatch = useFormFields(([, send]) => send)
  const isSaved = id !== undefined && isTyped && !isModified && !isSubmitted && !isProcessing
  useEffect(() => {
    if (!isSaved) return
    // Payload keeps what was typed: the next save would send it once more.
    dispatch({ type: 'REMOVE', path: 'password' })
    dispatch({ type: 'REMOVE', path: 'confirm-password' })
    dispatch({ type: 'UPDATE', path, value: '' })
  }, [dispatch, isSaved, path])
  if (id === undefined || !isChanged) return null
  const label =
    i18n.language === 'th'
      ? 'รหัสผ่านปัจจุบันของคุณ (เพื่อยืนยันว่าเป็นคุณ)'
      : 'Your own current password (to confirm that it is you)'
  // Payload closes the fields of a new password when it is refused, and the words with them.
  const isClosed = isSubmitted && !isModified
  return (
    <>
      {isClosed && fault && (
        <p role="alert" style={{ color: 'var(--theme-error-700)' }}>
          {i18n.language === 'th' ? 'รหัสผ่านใหม่' : 'New password'}: {fault}
        </p>
      )}
      <PasswordField
        autoComplete="current-password"
        field={{ name: path, label, required: true }}
        path={path}
        validate={() => true}
      />
    </>
  )
}
