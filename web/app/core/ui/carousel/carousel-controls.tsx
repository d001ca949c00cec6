import { IconButton } from '../button/button.tsx'
import type { CarouselTexts, Slide } from './slide.ts'
import type { TrackPosition } from './use-track.ts'

interface CarouselControlsProps {
  slides: readonly Slide[]
  texts: CarouselTexts
  variant: 'feature' | 'row'
  position: TrackPosition | null
  /** null: no automatic advance. */
  autoAdvance: { isPlaying: boolean; toggle: () => void } | null
  onStep: (by: number) => void
  onChoose: (index: number) => void
}

/** Rendered by the server as well, so that nothing moves at hydration. */
export function CarouselControls({
  slides,
  texts,
  variant,
  position,
  autoAdvance,
  onStep,
  onChoose,
}: CarouselControlsProps) {
  const isRow = variant === 'row'
  const index = position?.index ?? 0
  return (
    <div
      className="carousel__controls needs-scripting"
      data-is-idle={position !== null && position.isAtStart && position.isAtEnd}
    >
      <IconButton
        icon="chevron-left"
        label={texts.previous}
        aria-disabled={isRow && (position?.isAtStart ?? true)}
        onClick={() => onStep(-1)}
      />
      {!isRow && (
        <div className="carousel__dots">
          {slides.map(({ key, label }, number) => (
            <button
              key={key}
              type="button"
              className="carousel__dot"
              aria-label={`${texts.position(number + 1, slides.length)} ${label}`}
              {...(number === index ? { 'aria-current': true } : {})}
              onClick={() => onChoose(number)}
            />
          ))}
        </div>
      )}
      <IconButton
        icon="chevron-right"
        label={texts.next}
        aria-disabled={isRow && (position?.isAtEnd ?? false)}
        onClick={() => onStep(1)}
      />
      {autoAdvance && (
        <span className="carousel__pause">
          <IconButton
            icon={autoAdvance.isPlaying ? 'pause' : 'play'}
            label={autoAdvance.isPlaying ? texts.pause : texts.play}
            onClick={() => autoAdvance.toggle()}
          />
        </span>
      )}
    </div>
  )
}
