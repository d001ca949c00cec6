import type { MediaId } from '@washhouse/contract/media/media.contract'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useText } from '../../core/i18n/use-text.tsx'
import { Icon } from '../../core/ui/icon/icon.tsx'
import { VisuallyHidden } from '../../core/ui/visually-hidden/visually-hidden.tsx'
import type { ArticleMessageId } from './article.messages.ts'
import { ArticlePicture } from './article-picture.tsx'
import type { Video } from './video.ts'
import './video-player.css'

interface VideoPlayerProps {
  video: Video
  title: string
  poster: MediaId | null
}

/** A poster that loads the video on click. Without scripts it is a link. */
export function VideoPlayer({ video, title, poster }: VideoPlayerProps) {
  const t = useText<ArticleMessageId>()
  const [isPlaying, setIsPlaying] = useState(false)
  if (isPlaying && video.kind !== 'elsewhere') return <Screen video={video} title={title} />

  function play(event: MouseEvent) {
    // Modifier keys still open a new tab or window.
    if (video.kind === 'elsewhere' || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setIsPlaying(true)
  }

  const other = video.kind === 'file' ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <a className="video" href={video.address} onClick={play} {...other}>
      {poster ? <ArticlePicture id={poster} alt="" /> : <span className="video__screen" />}
      <span className="video__play">
        <span className="video__coin">
          <Icon name="play" size="l" />
        </span>
        <span className="video__label">
          {t('news.article.video.play')}
          <VisuallyHidden>: {title}</VisuallyHidden>
          {video.kind === 'youtube' && (
            <small className="needs-scripting">{t('news.article.video.youtube')}</small>
          )}
        </span>
      </span>
    </a>
  )
}

type Playable = Exclude<Video, { kind: 'elsewhere' }>

function Screen({ video, title }: { video: Playable; title: string }) {
  const screen = useRef<HTMLVideoElement & HTMLIFrameElement>(null)
  // The clicked link is removed, so the focus moves to the video.
  useEffect(() => screen.current?.focus(), [])

  if (video.kind === 'youtube')
    return (
      <iframe
        ref={screen}
        className="video__screen"
        src={video.frame}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
      />
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- videos come without a file of captions
    <video
      ref={screen}
      className="video__screen"
      src={video.address}
      aria-label={title}
      controls
      autoPlay
      playsInline
    />
  )
}
