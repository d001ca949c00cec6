import sprite from './icons.svg?url'
import './icon.css'

/** Every drawing in icons.svg: one family, 24 units, a round line of 1.9. */
export const iconNames = [
  'search',
  'pin',
  'locate',
  'clock',
  'phone',
  'mail',
  'map',
  'facebook',
  'line',
  'share',
  'copy',
  'check',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'chevron-down',
  'external',
  'menu',
  'close',
  'globe',
  'info',
  'alert',
  'good',
  'filter',
  'washer',
  'dryer',
  'large-machine',
  'coin',
  'coin-exchange',
  'banknote',
  'card',
  'qr',
  'wallet',
  'detergent',
  'folding-table',
  'wifi',
  'parking',
  'air-conditioning',
  'shoe',
  'basket',
  'sun',
  'moon',
  'home',
  'quote',
  'route',
  'pause',
  'play',
  'calendar',
  'photo',
  'video',
  'bell',
  'megaphone',
  'tag',
  'store',
  'user',
  'users',
  'shield',
  'leaf',
  'sparkle',
  'file',
  'question',
] as const
export type IconName = (typeof iconNames)[number]

interface IconProps {
  name: IconName
  size?: 's' | 'm' | 'l'
}

/** A decorative drawing; the words beside it carry the meaning. */
export function Icon({ name, size = 'm' }: IconProps) {
  return (
    <svg className={`icon icon--${size}`} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
