'use client'

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { DialogButton } from '../../core/admin/dialog.admin.tsx'
import { useSay } from '../../core/admin/use-say.ts'
import './factor.css'

interface FieldProps {
  value: string
  onChange: (typed: string) => void
  /** Whether the value was just refused. */
  isWrong: boolean
}

export function OwnPassword(props: FieldProps) {
  const say = useSay()
  return (
    <Field
      {...props}
      name="factorPassword"
      label={say('รหัสผ่านปัจจุบันของคุณ', 'Your own current password')}
      type="password"
      autoComplete="current-password"
    />
  )
}

/** A code of the app; with `hasRecovery` also a recovery code, which has letters. */
export function FactorCode({ hasRecovery, ...props }: FieldProps & { hasRecovery: boolean }) {
  const say = useSay()
  const [isRecovery, setRecovery] = useState(false)
  return (
    <div>
      {isRecovery ? (
        <Field {...props} name="code" label={say('รหัสสำรอง', 'Recovery code')} autoComplete="off" />
      ) : (
        <Field
          {...props}
          name="code"
          label={say('รหัส 6 หลักจากแอป', '6-digit code from your app')}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      )}
      {hasRecovery && (
        <button
          type="button"
          className="factor-switch"
          onClick={() => {
            props.onChange('')
            setRecovery(!isRecovery)
          }}
        >
          {isRecovery
            ? say('ใช้รหัสจากแอป', 'Use a code from the app')
            : say('ไม่มีโทรศัพท์? ใช้รหัสสำรอง', 'No phone? Use a recovery code')}
        </button>
      )}
    </div>
  )
}

type InputProps = Omit<ComponentProps<'input'>, keyof FieldProps>

/** In the look of Payload's fields, which have no `inputMode`. */
function Field({
  label,
  value,
  onChange,
  isWrong,
  type = 'text',
  ...input
}: FieldProps & InputProps & { label: string }) {
  const id = useId()
  return (
    <div className={`field-type ${type} ${isWrong ? 'error' : ''}`}>
      <label className="field-label" htmlFor={id}>
        {label}
        <span className="required">*</span>
      </label>
      <input
        {...input}
        id={id}
        type={type}
        required
        aria-invalid={isWrong}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

interface StepProps {
  children: ReactNode
  fault: string
  isBusy: boolean
  next: string
  back: string
  onNext: () => void
  onBack: () => void
}

/** A step with two buttons. No form of its own: the account page puts it into Payload's. */
export function FactorStep({ children, fault, isBusy, next, back, onNext, onBack }: StepProps) {
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => step.current?.querySelector('input')?.focus(), [])
  function pressEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // Otherwise it would save the account.
    event.preventDefault()
    if (!isBusy) onNext()
  }
  return (
    <div ref={step} className="factor-step" role="presentation" onKeyDown={pressEnter}>
      {children}
      {fault && (
        <p role="alert" className="factor-fault">
          {fault}
        </p>
      )}
      <div className="factor-buttons">
        <DialogButton isFirst isDisabled={isBusy} onClick={onNext}>
          {next}
        </DialogButton>
        <DialogButton onClick={onBack}>{back}</DialogButton>
      </div>
    </div>
  )
}

/** What an authenticator app needs. */
export function ScanSecret({ secret, qr }: { secret: string; qr: string }) {
  const say = useSay()
  return (
    <>
      <p>
        {say(
          'เปิดแอปยืนยันตัวตนในโทรศัพท์ (เช่น Google Authenticator หรือ Microsoft Authenticator) สแกนรูปนี้ แล้วพิมพ์รหัส 6 หลักที่แอปแสดง',
          'Open an authenticator app on your phone (such as Google Authenticator or Microsoft Authenticator), scan this picture, and type the 6-digit code that the app shows.',
        )}
      </p>
      <img
        className="factor-qr"
        alt={say('คิวอาร์โค้ดสำหรับแอปยืนยันตัวตน', 'QR code for the authenticator app')}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
      />
      <p>
        {say('สแกนไม่ได้? พิมพ์รหัสนี้ในแอป:', 'Cannot scan? Type this key into the app:')}
        <code className="factor-secret">{secret}</code>
      </p>
    </>
  )
}

interface CodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Shown once. */
export function RecoveryCodes({ codes, onDone }: CodesProps) {
  const say = useSay()
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <section ref={section} className="factor-step" tabIndex={-1} aria-labelledby={titleId}>
      <strong id={titleId}>{say('รหัสสำรอง', 'Recovery codes')}</strong>
      <p>
        {say(
          'เก็บรหัสสำรองเหล่านี้ไว้ในที่ปลอดภัย แต่ละรหัสใช้แทนรหัสจากแอปได้หนึ่งครั้ง เช่นเมื่อโทรศัพท์หาย ระบบจะไม่แสดงอีก',
          'Keep these recovery codes in a safe place. Each works once instead of a code from the app, for example if you lose your phone. They are not shown again.',
        )}
      </p>
      <ul className="factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="factor-buttons">
        <DialogButton isFirst onClick={onDone}>
          {say('เก็บไว้แล้ว', 'I have saved them')}
        </DialogButton>
        <a
          className="btn btn--style-secondary btn--size-medium"
          download="recovery-codes.txt"
          href={`data:text/plain,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
        >
          {say('ดาวน์โหลด', 'Download')}
        </a>
      </div>
    </section>
  )
}
