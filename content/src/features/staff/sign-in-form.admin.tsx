'use client'

import {
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  useAuth,
  useRouteTransition,
  useTranslation,
} from '@payloadcms/ui'
import { isPlainObject } from '@washhouse/contract/wire/brackets'
import { useRouter } from 'next/navigation'
import { email } from 'payload/shared'
import { useState } from 'react'
import { callAdmin } from '../../core/admin/call-admin.ts'
import { useSay } from '../../core/admin/use-say.ts'
import { FactorCode, FactorStep, RecoveryCodes, ScanSecret } from './factor-parts.admin.tsx'

interface Pending {
  token: string
  /** For the set-up of a second factor that is required. */
  secret?: string
  qr?: string
}

const empty = { valid: true, value: undefined, initialValue: undefined }
// Always the same object: another one would empty the fields.
const emptyForm = { email: empty, password: empty }

/** Password first, as in Payload's own form; then a code, if the account has a second factor or needs one. */
export function SignInForm({ page }: { page: string }) {
  const { t } = useTranslation()
  const { fetchFullUser } = useAuth()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const [pending, setPending] = useState<Pending>()

  async function enter() {
    await fetchFullUser()
    startRouteTransition(() => router.push(page))
  }

  if (pending)
    return (
      <SecondStep
        pending={pending}
        onSignedIn={() => void enter()}
        onBack={() => setPending(undefined)}
      />
    )
  return (
    <Form
      action="/cms-api/staff/login"
      className="login__form"
      disableSuccessStatus
      initialState={emptyForm}
      method="POST"
      onSuccess={async (answer) => {
        const found = pendingIn(answer)
        if (found) setPending(found)
        else await enter()
      }}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <EmailField
          field={{
            name: 'email',
            admin: { autoComplete: 'email' },
            label: t('general:email'),
            required: true,
          }}
          path="email"
          validate={email}
        />
        <PasswordField
          field={{ name: 'password', label: t('general:password'), required: true }}
          path="password"
        />
      </div>
      <Link href="/admin/forgot" prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  )
}

function pendingIn(answer: unknown): Pending | undefined {
  const pending = isPlainObject(answer) ? answer['pending'] : undefined
  if (!isPlainObject(pending)) return undefined
  const { token, secret, qr } = pending
  if (typeof token !== 'string') return undefined
  return typeof secret === 'string' && typeof qr === 'string' ? { token, secret, qr } : { token }
}

interface StepProps {
  pending: Pending
  onSignedIn: () => void
  onBack: () => void
}

function SecondStep({ pending: { token, secret, qr }, onSignedIn, onBack }: StepProps) {
  const say = useSay()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()

  async function send() {
    setBusy(true)
    setFault('')
    const answer = await callAdmin<{ recoveryCodes?: readonly string[] }>(
      '/cms-api/staff/login-code',
      { token, code },
    )
    setBusy(false)
    if (!answer.ok)
      return setFault(answer.said ?? say('ยืนยันไม่สำเร็จ ลองใหม่อีกครั้ง', 'It failed. Try again.'))
    if (answer.body.recoveryCodes) setCodes(answer.body.recoveryCodes)
    else onSignedIn()
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onSignedIn} />
  return (
    <>
      <h1 className="factor-title">{say('ยืนยันว่าเป็นคุณ', 'Confirm that it is you')}</h1>
      <FactorStep
        fault={fault}
        isBusy={isBusy}
        next={say('ยืนยัน', 'Confirm')}
        back={say('ย้อนกลับ', 'Back')}
        onNext={() => void send()}
        onBack={onBack}
      >
        {secret && qr && (
          <>
            <p>
              {say(
                'บัญชีผู้ดูแลระบบต้องใช้การยืนยันสองขั้น ตั้งค่าครั้งเดียวที่นี่',
                'Accounts of administrators need a second factor. Set it up here once.',
              )}
            </p>
            <ScanSecret secret={secret} qr={qr} />
          </>
        )}
        <FactorCode
          value={code}
          onChange={setCode}
          isWrong={fault !== ''}
          hasRecovery={secret === undefined}
        />
      </FactorStep>
    </>
  )
}
