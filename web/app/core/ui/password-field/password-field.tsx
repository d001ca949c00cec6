import { useEffect, useRef, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react'
import { FieldFrame, useField, type FieldText } from '../field/field-frame.tsx'
import './password-field.css'

export interface PasswordFieldTexts {
  show: string
  hide: string
  /** Warns that the keyboard writes Thai letters, which a password field hides. */
  thaiKeyboard: string
  capsLock: string
}

type PasswordFieldProps = FieldText & {
  texts: PasswordFieldTexts
  /** Tells a password manager whether to offer a stored or a new one. */
  autoComplete: 'current-password' | 'new-password'
  /** Text about the current input. */
  onTyped?: (typed: string) => void
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type' | 'onInput'>

/** A password that can be made visible, with a warning about an unexpected keyboard layout. */
export function PasswordField({ texts, onTyped, ...props }: PasswordFieldProps) {
  const [frame, control] = useField(props)
  const input = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  const [isThai, setThai] = useState(false)
  const [isCaps, setCaps] = useState(false)

  // Submitted as type password: as text, the browser would suggest it in other forms.
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  const lookAtKeys = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))

  return (
    <FieldFrame {...frame}>
      <div className="field__box password-field">
        <input
          {...control}
          ref={input}
          type={isShown ? 'text' : 'password'}
          className="field__control"
          autoCapitalize="none"
          spellCheck={false}
          onInput={({ currentTarget: { value } }) => {
            setThai(/[\u0e00-\u0e7f]/.test(value))
            onTyped?.(value)
          }}
          onKeyDown={lookAtKeys}
          onKeyUp={lookAtKeys}
          onBlur={() => setCaps(false)}
        />
        <button
          type="button"
          className="password-field__show"
          aria-controls={frame.id}
          aria-label={`${isShown ? texts.hide : texts.show} ${frame.label}`}
          onClick={() => {
            setShown(!isShown)
            input.current?.focus()
          }}
        >
          {isShown ? texts.hide : texts.show}
        </button>
      </div>
      <output className="field__hint password-field__keyboard" htmlFor={frame.id}>
        {isThai && !isShown ? texts.thaiKeyboard : isCaps ? texts.capsLock : ''}
      </output>
    </FieldFrame>
  )
}
