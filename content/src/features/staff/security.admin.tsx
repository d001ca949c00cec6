'use client'

import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { adminTime } from '../../core/admin/admin-time.ts'
import { callAdmin } from '../../core/admin/call-admin.ts'
import { DialogButton } from '../../core/admin/dialog.admin.tsx'
import { useSay } from '../../core/admin/use-say.ts'
import { ChangeFactor, type FactorAct } from './change-factor.admin.tsx'
import { Sessions, type ShownSession } from './sessions.admin.tsx'
import './factor.css'

interface State {
  isRequired: boolean
  factor: { since: string; codesLeft: number } | null
  sessions: readonly ShownSession[]
}

/** Second factor and sessions of the shown account: the own one, or for administrators that of a colleague. */
export function Security() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const say = useSay()
  const titleId = useId()
  const [state, setState] = useState<State>()
  const [act, setAct] = useState<FactorAct>()
  const [changes, setChanges] = useState(0)
  const reload = () => setChanges((count) => count + 1)
  const isOwn = user?.id === id
  const mayRead = id !== undefined && (isOwn || user?.['role'] === 'administrator')
  const path = `/cms-api/staff/${id}`

  useEffect(() => {
    if (!mayRead) return
    void callAdmin<State>(`${path}/security`).then((answer) => {
      if (answer.ok) setState(answer.body)
    })
  }, [mayRead, path, changes])

  if (!mayRead || !state) return null
  const { factor, sessions } = state
  const words: Record<FactorAct, string> = {
    setUp: factor ? say('เปลี่ยนแอป', 'Replace the app') : say('ตั้งค่า', 'Set it up'),
    codes: say('สร้างรหัสสำรองใหม่', 'New recovery codes'),
    remove: say('ปิด', 'Remove'),
    reset: say('ล้างการยืนยันสองขั้น', 'Reset the second factor'),
  }
  return (
    <section className="staff-security" aria-labelledby={titleId}>
      <h3 id={titleId}>{say('การยืนยันสองขั้น', 'Second factor')}</h3>
      <p>
        {factor
          ? say(
              `เปิดใช้ตั้งแต่ ${adminTime(factor.since, 'th')} เหลือรหัสสำรอง ${factor.codesLeft} รหัส`,
              `On since ${adminTime(factor.since, 'en')}. Recovery codes left: ${factor.codesLeft}.`,
            )
          : say(
              'ยังไม่ได้เปิดใช้ เมื่อเปิดแล้ว การเข้าสู่ระบบต้องใช้รหัสจากแอปในโทรศัพท์ด้วย',
              'Off. With it, signing in also needs a code from an app on your phone.',
            )}
      </p>
      {act ? (
        <ChangeFactor
          key={act}
          act={act}
          path={path}
          hasFactor={factor !== null}
          onDone={() => {
            setAct(undefined)
            reload()
          }}
        />
      ) : (
        <div className="factor-buttons">
          {actsOn(state, isOwn).map((name) => (
            <DialogButton key={name} onClick={() => setAct(name)}>
              {words[name]}
            </DialogButton>
          ))}
        </div>
      )}
      <Sessions
        path={path}
        sessions={sessions}
        isOwn={isOwn}
        language={i18n.language === 'th' ? 'th' : 'en'}
        onChanged={reload}
      />
    </section>
  )
}

function actsOn({ factor, isRequired }: State, isOwn: boolean): readonly FactorAct[] {
  if (!isOwn) return factor ? ['reset'] : []
  if (!factor) return ['setUp']
  return isRequired ? ['setUp', 'codes'] : ['setUp', 'codes', 'remove']
}
