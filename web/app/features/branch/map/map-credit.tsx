import { useText } from '../../../core/i18n/use-text.tsx'
import type { MapCreditMessageId } from './branch-map.messages.ts'

/** CC BY 4.0 requires title, author, source, licence and a note of changes. */
export const mapCredit = {
  title: 'Map of Thailand',
  author: 'Tae Noppakun Wongsrinoppakun',
  source: 'https://mapsvg.com/maps/thailand',
  licence: 'CC BY 4.0',
  licenceText: 'https://creativecommons.org/licenses/by/4.0/',
}

export function MapCredit() {
  const t = useText<MapCreditMessageId>()
  const { title, author, source, licence, licenceText } = mapCredit
  return (
    <p className="map-credit">
      {`${t('branch.map.adapted')} `}
      <a href={source} target="_blank" rel="noopener" lang="en">
        {title}
      </a>
      <span lang="en">{`, ${author}, `}</span>
      <a href={licenceText} target="_blank" rel="license noopener" lang="en">
        {licence}
      </a>
    </p>
  )
}
