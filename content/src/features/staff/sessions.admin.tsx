'use client'

import { useState } from 'react'
import { adminTime } from '../../core/admin/admin-time.ts'
import { callAdmin } from '../../core/admin/call-admin.ts'
import { DialogButton } from '../../core/admin/dialog.admin.tsx'
import { useSay } from '../../core/admin/use-say.ts'

export interface ShownSession {
  id: string
  startedAt: string
  expiresAt: string
  /** Of this browser. */
  isThis: boolean
}

interface Props {
  /** The calls of the account. */
  path: string
  sessions: readonly ShownSession[]
  isOwn: boolean
  language: 'th' | 'en'
  onChanged: () => void
}

export function Sessions({ path, sessions, isOwn, language, onChanged }: Props) {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const others = sessions.filter(({ isThis }) => !isThis)

  async function end(session?: string) {
    setBusy(true)
    setFault('')
    const answer = await callAdmin(`${path}/sessions/end`, { session })
    setBusy(false)
    if (!answer.ok) setFault(answer.said ?? say('ไม่สำเร็จ ลองใหม่อีกครั้ง', 'It failed. Try again.'))
    onChanged()
  }

  return (
    <>
      <h3>{say('อุปกรณ์ที่เข้าสู่ระบบอยู่', 'Where this account is signed in')}</h3>
      {sessions.length === 0 && <p>{say('ไม่มี', 'Nowhere')}</p>}
      <ul>
        {sessions.map(({ id, startedAt, expiresAt, isThis }) => (
          <li key={id} className="staff-security__session">
            <span>
              {isThis && <strong>{say('เบราว์เซอร์นี้', 'This browser')} · </strong>}
              {say(
                `เข้าสู่ระบบเมื่อ ${adminTime(startedAt, language)} ใช้ได้ถึง ${adminTime(expiresAt, language)} หากไม่ใช้ต่อ`,
                `signed in ${adminTime(startedAt, language)}, ends ${adminTime(expiresAt, language)} without further use`,
              )}
            </span>
            {!isThis && (
              <DialogButton isDisabled={isBusy} onClick={() => void end(id)}>
                {say('ออกจากระบบ', 'Sign out')}
              </DialogButton>
            )}
          </li>
        ))}
      </ul>
      {fault && (
        <p role="alert" className="factor-fault">
          {fault}
        </p>
      )}
      {others.length > 1 && (
        <div className="factor-buttons">
          <DialogButton isDisabled={isBusy} onClick={() => void end()}>
            {isOwn
              ? say('ออกจากระบบอุปกรณ์อื่นทั้งหมด', 'Sign out all others')
              : say('ออกจากระบบทุกอุปกรณ์', 'Sign out everywhere')}
          </DialogButton>
        </div>
      )}
    </>
  )
}
