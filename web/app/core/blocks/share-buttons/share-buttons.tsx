import { useText } from '../../i18n/use-text.tsx'
import { ButtonAnchor } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import type { ShareButtonsMessageId } from './share-buttons.messages.ts'
import './share-buttons.css'

/** Shares a page; `address` is its full public address, which is also visible as text. */
export function ShareButtons({ address }: { address: string }) {
  const t = useText<ShareButtonsMessageId>()
  const encoded = encodeURIComponent(address)
  return (
    <div className="share">
      <div className="share__ways">
        <ButtonAnchor
          variant="secondary"
          icon="line"
          href={`https://social-plugins.line.me/lineit/share?url=${encoded}`}
          isExternal
        >
          {t('share.line')}
        </ButtonAnchor>
        <ButtonAnchor
          variant="secondary"
          icon="facebook"
          href={`https://www.facebook.com/sharer/sharer.php?u=${encoded}`}
          isExternal
        >
          {t('share.facebook')}
        </ButtonAnchor>
        <CopyButton
          text={address}
          label={t('share.copy')}
          copiedLabel={t('share.copied')}
          refusedLabel={t('share.refused')}
        />
      </div>
      <p className="share__address">{address}</p>
    </div>
  )
}
