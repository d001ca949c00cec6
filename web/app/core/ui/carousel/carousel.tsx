import { useCallback, type KeyboardEvent } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { CarouselControls } from './carousel-controls.tsx'
import type { CarouselTexts, Slide } from './slide.ts'
import { useAutoAdvance } from './use-auto-advance.ts'
import { useTrack } from './use-track.ts'
import './carousel.css'

interface CarouselProps {
  slides: readonly Slide[]
  texts: CarouselTexts
  /** feature: one slide at a time; row: several next to each other, the next one partly visible. */
  variant?: 'feature' | 'row'
  /** feature only: advances automatically, with a pause button. */
  secondsPerSlide?: number
}

/** Slides in a scrollable row, by touch and without scripts; scripts add the buttons. */
export function Carousel({ slides, texts, variant = 'feature', secondsPerSlide }: CarouselProps) {
  const { ref, position, measure, showSlide } = useTrack()
  const index = position?.index ?? 0
  const isFeature = variant === 'feature'
  const hasControls = slides.length > 1

  const step = useCallback(
    (by: number) => {
      const wanted = index + by * (isFeature ? 1 : countVisible(ref.current))
      if (isFeature) showSlide((wanted + slides.length) % slides.length)
      else showSlide(Math.min(Math.max(wanted, 0), slides.length - 1))
    },
    [index, isFeature, ref, showSlide, slides.length],
  )
  const advance = useCallback(() => step(1), [step])
  const auto = useAutoAdvance(isFeature && hasControls ? secondsPerSlide : undefined, advance)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: slides.length - 1 }[
      event.key
    ]
    // A link in a slide handles its own keys.
    if (target === undefined || event.target !== event.currentTarget) return
    event.preventDefault()
    showSlide(Math.min(Math.max(target, 0), slides.length - 1))
  }

  const positionOf = (number: number) => texts.position(number + 1, slides.length)
  return (
    <section
      {...auto.holders}
      className={`carousel carousel--${variant}`}
      aria-roledescription={texts.kind}
      aria-label={texts.label}
      data-awake={position !== null}
    >
      {/* A scrollable row must be reachable by keyboard; its keys move by whole slides. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={ref}
        className="carousel__track"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label={texts.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={hasControls ? 0 : undefined}
        onScroll={measure}
        onTouchStart={() => auto.stop()}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide, number) => (
          <div
            key={slide.key}
            className="carousel__slide"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="group"
            aria-roledescription={texts.slideKind}
            aria-label={`${positionOf(number)} ${slide.label}`}
            // Only once scripts offer another way to it.
            inert={isFeature && position !== null && number !== index}
          >
            {slide.element}
          </div>
        ))}
      </div>
      {hasControls && (
        <CarouselControls
          slides={slides}
          texts={texts}
          variant={variant}
          position={position}
          autoAdvance={isFeature && secondsPerSlide ? auto : null}
          onStep={step}
          onChoose={showSlide}
        />
      )}
      <VisuallyHidden>
        {/* Silent while it advances automatically. */}
        <span aria-live="polite" className="carousel__announcement">
          {position && isFeature && hasControls && !auto.isRunning
            ? `${positionOf(index)} ${slides[index]?.label ?? ''}`
            : ''}
        </span>
      </VisuallyHidden>
    </section>
  )
}

function countVisible(track: HTMLElement | null): number {
  const slide = track?.firstElementChild
  if (!track || !slide) return 1
  return Math.max(Math.floor(track.clientWidth / slide.clientWidth), 1)
}
