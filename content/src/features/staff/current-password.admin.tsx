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
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Asks for the editor's own password when a password or email changes. */
export function CurrentPassword({ path }: { path: string }) {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const isModified = useFormModified()
  const isSubmitted = useFormSubmitted()
  const isChanged = useFormFields(([{ email, password }]) => {
    // The form state always has the field; opening it makes it invalid.
    if (password?.valid === false || password?.value) return true
    return email !== undefined && email.value !== email.initialValue
  })
  const fault = useFormFields(([{ password }]) =>
    password?.valid === false ? password.errorMessage : undefined,
  )
  const isProcessing = useFormProcessing()
  const typed = useFormFields(([{ password }]) => password?.value)
  const isTyped = Boolean(typed)
  const dispatch = useFormFields(([, send]) => send)
  // Payload closes the password fields after every answer; after a refusal this opens them again with the typed values.
  const isRefused = isSubmitted && !isModified && !isProcessing
  const [refused, setRefused] = useState<{ typed: unknown; fault: string }>()
  // Captures only the service's message: the reopened field has messages of its own.
  const isNoted = useRef(false)
  const noteFault = useEffectEvent(() => {
    if (!isRefused) isNoted.current = false
    if (!isRefused || !fault || isNoted.current) return
    isNoted.current = true
    setRefused({ typed, fault })
  })
  useEffect(() => noteFault(), [isRefused, fault])
  const [isReopening, setReopening] = useState(false)
  useEffect(() => setReopening(isRefused && isTyped), [isRefused, isTyped])
  useEffect(() => {
    if (!isReopening) return
    isNoted.current = true
    document.getElementById('change-password')?.click()
  }, [isReopening])
  const isSaved = id !== undefined && isTyped && !isModified && !isSubmitted && !isProcessing
  useEffect(() => {
    if (!isSaved) return
    // Payload retains the typed password: the next save would send it again.
    dispatch({ type: 'REMOVE', path: 'password' })
    dispatch({ type: 'REMOVE', path: 'confirm-password' })
    dispatch({ type: 'UPDATE', path, value: '' })
  }, [dispatch, isSaved, path])
  if (id === undefined || !isChanged) return null
  const label =
    i18n.language === 'th'
      ? 'รหัสผ่านปัจจุบันของคุณ (เพื่อยืนยันว่าเป็นคุณ)'
      : 'Your own current password (to confirm that it is you)'
  const refusal = refused?.typed === typed ? refused?.fault : undefined
  return (
    <>
      {refusal && (
        <p role="alert" style={{ color: 'var(--theme-error-700)' }}>
          {i18n.language === 'th' ? 'รหัสผ่านใหม่' : 'New password'}: {refusal}
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
