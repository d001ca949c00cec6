import { Link } from 'react-router'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import type { BranchDetailMessageId } from './branch-detail.messages.ts'
import type { BranchSummary } from './card/branch-summary.ts'
import { formatDistance } from './card/format-distance.ts'
import type { PlaceDrawing } from './map/draw-place.server.ts'
import { MapCredit } from './map/map-credit.tsx'
import type { WithDistance } from '../../core/blocks/near-me/distance.ts'
import './place-map.css'

interface PlaceMapProps {
  name: string
  drawing: PlaceDrawing
  /** In the order of the drawing. */
  neighbours: readonly WithDistance<BranchSummary>[]
}

/** Our own map of a shop's surroundings: needs no script and sends no visitor data to others. */
export function PlaceMap({ name, drawing, neighbours }: PlaceMapProps) {
  const t = useText<BranchDetailMessageId>()
  const language = useLanguage()
  return (
    <figure className="place-map" aria-label={t('branch.detail.mapOf', { name })}>
      <svg viewBox="-330 -330 660 660">
        <clipPath id="place-map-window">
          <circle r="320" />
        </clipPath>
        <g clipPath="url(#place-map-window)" aria-hidden="true">
          <circle r="320" className="place-map__sea" />
          <path d={drawing.land} className="place-map__land" />
          {[...drawing.rings].reverse().map(({ meters, radius }) => (
            <circle key={meters} r={radius} className="place-map__ring" />
          ))}
          {drawing.names.map(({ text, x, y }) => (
            <text key={text} x={x} y={y + 8} className="place-map__name">
              {text}
            </text>
          ))}
          {drawing.rings.map(({ meters, label }) => (
            <text key={meters} x={label.x} y={label.y + 8} className="place-map__distance">
              {formatDistance(meters, language)}
            </text>
          ))}
        </g>
        <circle r="322" className="place-map__rim" />
        <g className="place-map__here" aria-hidden="true">
          <circle r="30" />
          <circle r="11" />
        </g>
        {neighbours.map(({ slug, name: neighbour, meters }, index) => {
          const { x, y } = drawing.neighbours[index] ?? { x: 0, y: 0 }
          return (
            <Link
              key={slug}
              to={localePath(language, `/branch/${slug}`)}
              aria-label={`${index + 1} ${neighbour} ${formatDistance(meters, language)}`}
            >
              <circle cx={x} cy={y} r="27" />
              <text x={x} y={y + 10}>
                {index + 1}
              </text>
            </Link>
          )
        })}
      </svg>
      <figcaption>
        <MapCredit />
      </figcaption>
    </figure>
  )
}
