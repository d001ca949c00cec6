import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { listenToToasts, type Toast } from './use-toast.ts'
import './toast.css'

const shownMilliseconds = 4000
const mostAtOnce = 3
const icons = { info: 'info', good: 'good', bad: 'alert' } satisfies Record<string, IconName>

interface ToastRegionProps {
  /** Name of the region. */
  label: string
  closeLabel: string
}

/** Once in a page: where the messages of `useToast()` appear and are read out, politely. */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  const [toasts, setToasts] = useState<(Toast & { id: number })[]>([])
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const lastId = useRef(0)

  useEffect(
    () =>
      listenToToasts((toast) => {
        lastId.current += 1
        const id = lastId.current
        setToasts((shown) => [...shown.slice(1 - mostAtOnce), { ...toast, id }])
      }),
    [],
  )

  function close(id: number) {
    setToasts((shown) => shown.filter((toast) => toast.id !== id))
    // What was closed under the pointer or the focus tells neither that it is gone.
    setIsPointedAt(false)
    setHasFocus(false)
  }

  return (
    // Who reads or reaches for a message keeps it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="toasts"
      aria-label={label}
      onMouseEnter={() => setIsPointedAt(true)}
      onMouseLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <ul className="toasts__list" aria-live="polite" aria-relevant="additions">
        {toasts.map(({ id, ...toast }) => (
          <ToastItem
            key={id}
            {...toast}
            isHeld={isPointedAt || hasFocus}
            closeLabel={closeLabel}
            onClose={() => close(id)}
          />
        ))}
      </ul>
    </section>
  )
}

type ToastItemProps = Toast & { isHeld: boolean; closeLabel: string; onClose: () => void }

function ToastItem({ text, variant = 'info', isHeld, closeLabel, onClose }: ToastItemProps) {
  const closeLater = useRef(onClose)
  useEffect(() => {
    closeLater.current = onClose
  })
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => closeLater.current(), shownMilliseconds)
    return () => clearTimeout(timer)
  }, [isHeld])

  return (
    <li className={`toast toast--${variant}`}>
      <Icon name={icons[variant]} />
      <p className="toast__text">{text}</p>
      <IconButton icon="close" variant="plain" label={closeLabel} onClick={onClose} />
    </li>
  )
}
