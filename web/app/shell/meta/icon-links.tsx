import type { Language } from '@washhouse/contract/language'
import type { MediaId } from '@washhouse/contract/media/media.contract'
import { localePath } from '../../core/i18n/language.ts'
import { siteIcons } from '../../core/blocks/brand-mark/site-icons.ts'

export function IconLinks({ language, icon }: { language: Language; icon: MediaId | null }) {
  const { tab, touch } = siteIcons(icon)
  return (
    <>
      <link rel="icon" href={tab.src} type={tab.type} sizes={tab.sizes} />
      <link rel="apple-touch-icon" href={touch} />
      <link rel="manifest" href={localePath(language, '/manifest.webmanifest')} />
    </>
  )
}
