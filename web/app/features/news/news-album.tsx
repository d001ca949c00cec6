import { lazy } from 'react'
import { assetAddress } from '../../core/blocks/picture/asset-address.ts'
import { Picture } from '../../core/blocks/picture/picture.tsx'
import { useText } from '../../core/i18n/use-text.tsx'
import type { ArticleMessageId } from './article.messages.ts'
import type { AlbumPicture } from './find-album.ts'
import './news-album.css'

// Loaded only for articles with an album.
const Lightbox = lazy(async () => {
  const { Lightbox: Component } = await import('../../core/ui/lightbox/lightbox.lazy.ts')
  return { default: Component }
})

const large = { width: 672, height: 420, sizes: '(min-width: 48rem) 672px, 94vw' }
const small = { width: 320, height: 240, sizes: '(min-width: 48rem) 240px, 46vw' }

/** Thumbnails in the grid; the last one shows how many more there are. */
const shownThumbnails = 6

export function NewsAlbum({
  pictures,
  title,
}: {
  pictures: readonly AlbumPicture[]
  title: string
}) {
  const t = useText<ArticleMessageId>()
  const hidden = pictures.length - shownThumbnails
  return (
    <section className="news-album" aria-labelledby="album">
      <h2 id="album">{t('news.article.album')}</h2>
      <Lightbox
        pictures={pictures.map(({ id, caption }, index) => {
          const alt = caption ?? t('news.article.album.picture', { number: index + 1 })
          return {
            key: id,
            href: assetAddress(id, { width: 1600, format: 'webp' }),
            thumbnail: (
              <>
                <Picture id={id} alt={alt} {...(index === 0 ? large : small)} />
                {index === shownThumbnails - 1 && hidden > 0 && (
                  <span className="news-album__more needs-scripting">
                    {t('news.article.album.more', { count: hidden })}
                  </span>
                )}
              </>
            ),
            element: <Picture id={id} alt={alt} width={1280} height={960} sizes="96vw" />,
            ...(caption ? { caption } : {}),
          }
        })}
        texts={{
          title,
          close: t('news.article.album.close'),
          previous: t('news.article.album.previous'),
          next: t('news.article.album.next'),
          position: (number, count) => t('news.article.album.position', { number, count }),
        }}
      />
    </section>
  )
}
