import type { Download } from '@washhouse/contract/download/download.contract'
import { useLayoutEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { FileActions } from '../../core/blocks/member-file/file-actions.tsx'
import { useFileFacts } from '../../core/blocks/member-file/file-facts.ts'
import { FileLook } from '../../core/blocks/member-file/file-look.tsx'
import { formatDate } from '../../core/i18n/format.ts'
import { langOfName, useTextLang } from '../../core/i18n/untranslated.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { Icon } from '../../core/ui/icon/icon.tsx'
import { RunningText } from '../../core/ui/phrases/running-text.tsx'
import type { DownloadMessageId } from './download.messages.ts'
import './download-popup.css'

interface DownloadPopupProps {
  download: Download
  /** Paths of the list and of the adjacent records. */
  list: string
  previous: string | null
  next: string | null
}

/** A download with its files. Without scripts it is above the list; scripts open it as a modal dialog. */
export function DownloadPopup({ download, list, previous, next }: DownloadPopupProps) {
  const t = useText<DownloadMessageId>()
  const language = useLanguage()
  const langOf = useTextLang(download)
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const { title, description, date, files } = download

  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return
    current.removeAttribute('open')
    current.showModal()
    // On every kind of close, the focus returns to the element that opened it.
    return () => current.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      open
      className="download-popup"
      aria-labelledby="download-title"
      onClose={(event) => {
        // The event also comes from nested dialogs.
        if (event.target === dialog.current) void navigate(list, { preventScrollReset: true })
      }}
    >
      <div className="download-popup__head">
        <h2 id="download-title" lang={langOf('title')}>
          {title}
        </h2>
        <Link
          className="icon-button icon-button--secondary"
          to={list}
          preventScrollReset
          aria-label={t('download.popup.close')}
          title={t('download.popup.close')}
        >
          <Icon name="close" />
        </Link>
      </div>
      <div className="download-popup__content">
        {date && (
          <p className="download-popup__date">
            {t('download.edition', { date: formatDate(language, date) })}
          </p>
        )}
        {description && (
          <p lang={langOf('description')}>
            <RunningText text={description} />
          </p>
        )}
        {files.map((file, index) => {
          const isOnly = files.length === 1
          const name = isOnly ? title : `${title} ${index + 1}`
          return <DownloadFile key={file.id} file={file} title={name} isOnly={isOnly} />
        })}
      </div>
      <nav className="download-popup__ways" aria-label={title}>
        {previous && (
          <Link to={previous} preventScrollReset replace>
            <Icon name="chevron-left" />
            {t('download.popup.previous')}
          </Link>
        )}
        {next && (
          <Link to={next} preventScrollReset replace>
            {t('download.popup.next')}
            <Icon name="chevron-right" />
          </Link>
        )}
      </nav>
    </dialog>
  )
}

interface DownloadFileProps {
  file: Download['files'][number]
  /** In the page's language; the saved file has another name. */
  title: string
  isOnly: boolean
}

function DownloadFile({ file, title, isOnly }: DownloadFileProps) {
  const factsOf = useFileFacts()
  const language = useLanguage()
  return (
    <section className="download-file" aria-label={title}>
      <div>
        {!isOnly && file.name && (
          <h3 className="download-file__name" lang={langOfName(language, file.name)}>
            {file.name}
          </h3>
        )}
        <p className="download-card__facts">{factsOf(file)}</p>
      </div>
      <FileActions file={file} isOneOfMany={!isOnly} />
      <FileLook file={file} title={title} />
    </section>
  )
}
