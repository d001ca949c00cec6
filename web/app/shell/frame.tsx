import type { ReactNode } from 'react'
import { ConsentBanner } from '../core/blocks/consent/consent-banner.tsx'
import { ConsentSaved } from '../core/blocks/consent/consent-saved.tsx'
import { ConsentSettings } from '../core/blocks/consent/consent-settings.tsx'
import { HideBanner } from '../core/blocks/consent/hide-banner.tsx'
import { useText } from '../core/i18n/use-text.tsx'
import './frame.css'
import { ContactBar } from './contact-bar/contact-bar.tsx'
import { Toast } from '../core/ui/toast/toast.tsx'
import { signedOutId } from '../core/content/session/signed-out.ts'
import { LoadingOverlay } from './loading-overlay/loading-overlay.tsx'
import { PageArrival } from './page-arrival/page-arrival.tsx'
import { SiteFooter } from './site-footer/site-footer.tsx'
import { SiteHeader } from './site-header/site-header.tsx'
import { TagRunner } from './tracking/tag-runner.tsx'
import type { ShellData } from './shell-data.ts'
import type { ShellMessageId } from './shell.messages.ts'

/** The frame of every page. */
export function Frame({ site, children }: { site: ShellData; children: ReactNode }) {
  const t = useText<ShellMessageId>()
  return (
    <>
      {/* First: it sets whether there are tags before any part of the page can redirect. */}
      <TagRunner tags={site.tags} />
      <LoadingOverlay times={site.overlay} />
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <HideBanner round={site.consent.round} />
      <ConsentBanner consent={site.consent} />
      <SiteHeader
        settings={site.settings}
        entries={site.navigation.header}
        person={site.person}
        bell={site.bell}
      />
      {children}
      <PageArrival />
      {site.settings && <ContactBar settings={site.settings} />}
      {site.settings && <SiteFooter settings={site.settings} groups={site.navigation.footer} />}
      <ConsentSettings consent={site.consent} />
      <ConsentSaved />
      {!site.person && (
        <div id={signedOutId} className="toasts toasts--target">
          <Toast text={t('shell.signedOut')} />
        </div>
      )}
    </>
  )
}
