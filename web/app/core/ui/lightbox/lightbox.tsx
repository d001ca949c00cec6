import { useEffect, useEffectEvent, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../button/button.tsx'
import { useTrack } from '../carousel/use-track.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useDialog } from '../dialog/use-dialog.ts'
import './lightbox.css'

export interface LightboxPicture {
  key: string
  /** Address of the full image: target of its thumbnail without scripts. */
  href: string
  /** An img whose alt names the link. */
  thumbnail: ReactNode
  /** The full image, rendered only once the lightbox opens. */
  element: ReactNode
  caption?: string | undefined
}

export interface LightboxTexts {
  /** Name of the album, above the full image. */
  title: string
  close: string
  previous: string
  next: string
  /** e.g. '3 / 8', announced after each step. */
  position: (number: number, count: number) => string
}

interface LightboxProps {
  pictures: readonly LightboxPicture[]
  texts: LightboxTexts
}

/** An album: thumbnails that open the full images; swipe, buttons and keys move between them. */
export function Lightbox({ pictures, texts }: LightboxProps) {
  const dialog = useDialog()
  const [isUsed, setIsUsed] = useState(false)

  function openAt(event: MouseEvent, index: number) {
    // The visitor may still open the full image in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // The full images must be rendered before one can be scrolled to.
    flushSync(() => setIsUsed(true))
    dialog.open()
    dialog.ref.current
      ?.querySelectorAll('.lightbox__slide')
      [index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  return (
    <>
      <ul className="lightbox-thumbnails">
        {pictures.map((picture, index) => (
          <li key={picture.key}>
            <a href={picture.href} onClick={(event) => openAt(event, index)}>
              {picture.thumbnail}
            </a>
          </li>
        ))}
      </ul>
      <Dialog ref={dialog.ref} variant="stage" title={texts.title} closeLabel={texts.close}>
        {isUsed && <Stage pictures={pictures} texts={texts} />}
      </Dialog>
    </>
  )
}

function Stage({ pictures, texts }: LightboxProps) {
  const { ref, position, measure, showSlide } = useTrack()
  const index = position?.index ?? 0
  const last = pictures.length - 1

  // A key press right after a step counts from the new image.
  const turn = useEffectEvent((event: KeyboardEvent) => {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    showSlide(Math.min(Math.max(target, 0), last))
  })

  useEffect(() => {
    // The focus may be on the dialog's close button.
    const dialog = ref.current?.closest('dialog')
    dialog?.addEventListener('keydown', turn)
    return () => dialog?.removeEventListener('keydown', turn)
  }, [ref])

  return (
    <div className="lightbox">
      <div
        ref={ref}
        className="lightbox__track"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label={texts.title}
        // A scrollable row must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={measure}
      >
        {pictures.map((picture) => (
          <figure key={picture.key} className="lightbox__slide">
            {picture.element}
            {picture.caption && <figcaption>{picture.caption}</figcaption>}
          </figure>
        ))}
      </div>
      {last > 0 && (
        <div className="lightbox__controls">
          <IconButton
            icon="chevron-left"
            label={texts.previous}
            variant="night"
            aria-disabled={index === 0}
            onClick={() => showSlide(Math.max(index - 1, 0))}
          />
          <p className="lightbox__counter figures" aria-live="polite">
            {texts.position(index + 1, pictures.length)}
          </p>
          <IconButton
            icon="chevron-right"
            label={texts.next}
            variant="night"
            aria-disabled={index === last}
            onClick={() => showSlide(Math.min(index + 1, last))}
          />
        </div>
      )}
    </div>
  )
}
