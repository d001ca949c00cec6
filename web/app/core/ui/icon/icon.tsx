import sprite from './icons.svg?url'
import './icon.css'

/** All icons of icons.svg: 24 units, round lines of 1.9. */
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

/** A decorative icon; the text next to it carries the meaning. */
export function Icon({ name, size = 'm' }: IconProps) {
  return (
    <svg className={`icon icon--${size}`} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
