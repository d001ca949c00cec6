'use client'

import { useState } from 'react'
import { callAdmin } from '../../core/admin/call-admin.ts'
import { useSay } from '../../core/admin/use-say.ts'
import {
  FactorCode,
  FactorStep,
  OwnPassword,
  RecoveryCodes,
  ScanSecret,
} from './factor-parts.admin.tsx'

/** `reset` removes the one of a colleague. */
export type FactorAct = 'setUp' | 'codes' | 'remove' | 'reset'

interface Props {
  act: FactorAct
  /** The calls of the account. */
  path: string
  hasFactor: boolean
  onDone: () => void
}

interface SetUp {
  token: string
  secret: string
  qr: string
}

type Answered = Partial<SetUp> & { recoveryCodes?: readonly string[] }

const calls = {
  setUp: 'factor',
  codes: 'factor/recovery-codes',
  remove: 'factor/remove',
  reset: 'factor/remove',
}

/** The steps of one change: password (and code), then for a set-up the new app, then recovery codes. */
export function ChangeFactor({ act, path, hasFactor, onDone }: Props) {
  const say = useSay()
  const [currentPassword, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [setUp, setSetUp] = useState<SetUp>()
  const [codes, setCodes] = useState<readonly string[]>()

  async function send() {
    setBusy(true)
    setFault('')
    const answer = setUp
      ? await callAdmin<Answered>(`${path}/factor/confirm`, { token: setUp.token, code })
      : await callAdmin<Answered>(`${path}/${calls[act]}`, { currentPassword, code })
    setBusy(false)
    if (!answer.ok)
      return setFault(answer.said ?? say('ไม่สำเร็จ ลองใหม่อีกครั้ง', 'It failed. Try again.'))
    const { token, secret, qr, recoveryCodes } = answer.body
    setCode('')
    if (recoveryCodes) setCodes(recoveryCodes)
    else if (token && secret && qr) setSetUp({ token, secret, qr })
    else onDone()
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <FactorStep
      key={setUp ? 'new app' : 'confirm'}
      fault={fault}
      isBusy={isBusy}
      next={setUp ? say('ยืนยัน', 'Confirm') : say('ดำเนินการต่อ', 'Continue')}
      back={say('ยกเลิก', 'Cancel')}
      onNext={() => void send()}
      onBack={onDone}
    >
      {act === 'reset' && (
        <p>
          {say(
            'สำหรับผู้ที่ทำโทรศัพท์หาย บัญชีนี้จะออกจากระบบทุกอุปกรณ์ และเจ้าของบัญชีจะได้รับอีเมลแจ้ง',
            'For somebody who lost their phone. The account is signed out everywhere, and its owner is told by email.',
          )}
        </p>
      )}
      {setUp ? (
        <ScanSecret secret={setUp.secret} qr={setUp.qr} />
      ) : (
        <OwnPassword value={currentPassword} onChange={setPassword} isWrong={fault !== ''} />
      )}
      {(setUp || (hasFactor && act !== 'reset')) && (
        <FactorCode value={code} onChange={setCode} isWrong={fault !== ''} hasRecovery={!setUp} />
      )}
    </FactorStep>
  )
}
