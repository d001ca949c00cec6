import type { MediaId } from '@washhouse/contract/media/media.contract'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useText } from '../../i18n/use-text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import type { ArticleMessageId } from './article.messages.ts'
import { ArticlePicture } from './article-picture.tsx'
import type { Film } from './film.ts'
import './film-player.css'

interface FilmPlayerProps {
  film: Film
  title: string
  poster: MediaId | null
}

/** A film behind its poster: nothing of it is asked for before the press. Without scripts a link. */
export function FilmPlayer({ film, title, poster }: FilmPlayerProps) {
  const t = useText<ArticleMessageId>()
  const [isPlaying, setIsPlaying] = useState(false)
  if (isPlaying && film.kind !== 'elsewhere') return <Screen film={film} title={title} />

  function play(event: MouseEvent) {
    // A new tab for the film is still the visitor's to ask for.
    if (film.kind === 'elsewhere' || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setIsPlaying(true)
  }

  const other = film.kind === 'file' ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <a className="film" href={film.address} onClick={play} {...other}>
      {poster ? <ArticlePicture id={poster} alt="" /> : <span className="film__screen" />}
      <span className="film__play">
        <span className="film__coin">
          <Icon name="play" size="l" />
        </span>
        <span className="film__label">
          {t('news.article.film.play')}
          <VisuallyHidden>: {title}</VisuallyHidden>
          {film.kind === 'youtube' && (
            <small className="needs-scripting">{t('news.article.film.youtube')}</small>
          )}
        </span>
      </span>
    </a>
  )
}

type Playable = Exclude<Film, { kind: 'elsewhere' }>

function Screen({ film, title }: { film: Playable; title: string }) {
  const screen = useRef<HTMLVideoElement & HTMLIFrameElement>(null)
  // The link that was pressed is gone: the keyboard goes on where the film is.
  useEffect(() => screen.current?.focus(), [])

  if (film.kind === 'youtube')
    return (
      <iframe
        ref={screen}
        className="film__screen"
        src={film.frame}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
      />
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- films come without a file of captions
    <video
      ref={screen}
      className="film__screen"
      src={film.address}
      aria-label={title}
      controls
      autoPlay
      playsInline
    />
  )
}
