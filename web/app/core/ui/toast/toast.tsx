import { Icon } from '../icon/icon.tsx'
import './toast.css'

/** A message at the upper edge of the screen, inside an element of class `toasts`. */
export function Toast({ isGood = true, text }: { isGood?: boolean; text: string }) {
  return (
    <div className="toasts__list">
      <p className={`toast toast--${isGood ? 'good' : 'bad'}`}>
        <Icon name={isGood ? 'good' : 'alert'} />
        <span className="toast__text">{text}</span>
      </p>
    </div>
  )
}
