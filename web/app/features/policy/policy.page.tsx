import { Link } from 'react-router'
import { ConsentCategories } from '../../core/blocks/consent/consent-categories.tsx'
import { ConsentForm } from '../../core/blocks/consent/consent-form.tsx'
import type { ConsentData } from '../../core/blocks/consent/consent-data.ts'
import { useConsent } from '../../core/blocks/consent/use-consent.ts'
import { PageHead } from '../../core/blocks/page-head/page-head.tsx'
import { Picture } from '../../core/blocks/picture/picture.tsx'
import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import type { BlockMessageId } from '../../core/blocks/blocks.messages.ts'
import { pagePlace } from '../../core/request/page-place.ts'
import { publicPage } from '../../core/request/public-page.ts'
import { Button, ButtonAnchor } from '../../core/ui/button/button.tsx'
import { Prose } from '../../core/ui/prose/prose.tsx'
import type { Route } from './+types/policy.page.ts'
import { loadPolicy, type PolicyData } from './load-policy.ts'
import type { PolicyMessageId } from './policy.messages.ts'
import './policy.css'

export const handle = { ...publicPage(), ...pagePlace({ above: [] }) }

export const loader = (args: Route.LoaderArgs) => loadPolicy(args)

export default function PolicyPage({ loaderData: policy }: Route.ComponentProps) {
  const t = useText<PolicyMessageId>()
  const language = useLanguage()
  const { kind, title, lang, isUntranslated, changedAt, changedOn, pdf, images } = policy
  return (
    <main id="content">
      <article>
        <PageHead
          variant="text"
          above="policy"
          title={title}
          titleLang={lang.title}
          isUntranslated={isUntranslated}
        >
          {changedAt && (
            <p className="policy__changed">
              <time dateTime={changedAt}>{t('policy.changed', { date: changedOn ?? '' })}</time>
            </p>
          )}
        </PageHead>
        <div className="wrap policy">
          <Contents policy={policy} />
          <div className="policy__text">
            <Prose html={policy.text} lang={lang.body} />
            {images.map(({ id, image, caption }) => (
              <figure key={id} className="policy__figure">
                <Picture
                  id={image}
                  alt=""
                  width={672}
                  height={378}
                  sizes="(min-width: 48rem) 672px, 92vw"
                />
                {caption && <figcaption>{caption}</figcaption>}
              </figure>
            ))}
            {pdf && (
              <p className="policy__file">
                <ButtonAnchor variant="secondary" icon="copy" href={`/assets/${pdf.id}`} isExternal>
                  {pdf.size ? t('policy.pdf.size', { size: pdf.size }) : t('policy.pdf')}
                </ButtonAnchor>
              </p>
            )}
            {kind === 'cookie' && <Settings />}
            {kind === 'privacy' && (
              <p>
                <Link to={localePath(language, '/data-request')}>{t('policy.data')}</Link>
              </p>
            )}
            {kind === 'terms' && (
              <p>
                <Link to={localePath(language, '/webboard/takedown')}>{t('policy.takeDown')}</Link>
              </p>
            )}
          </div>
        </div>
      </article>
    </main>
  )
}

function Contents({ policy: { entries, lang } }: { policy: PolicyData }) {
  const t = useText<PolicyMessageId>()
  if (entries.length < 2) return null
  return (
    <nav className="policy__contents" aria-labelledby="policy-contents">
      <h2 id="policy-contents">{t('policy.contents')}</h2>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id} lang={lang.body}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The same settings as in the dialog, for visitors without JavaScript. */
function Settings() {
  const t = useText<PolicyMessageId | BlockMessageId>()
  const consent = useConsent()
  if (!consent) return null
  return (
    <section id="settings" className="policy__settings" aria-labelledby="policy-settings">
      <h2 id="policy-settings">{t('consent.settings')}</h2>
      <p className="lead">{t('policy.settings.hint')}</p>
      <Choice className="policy__choice" consent={consent} />
      {/* The page does not know what a visitor without JavaScript has chosen (`chosen-style.route.ts`): nothing is ticked. */}
      <noscript>
        <Choice
          className="policy__choice policy__choice--chosen"
          consent={{ ...consent, startTicked: false }}
        />
      </noscript>
    </section>
  )
}

function Choice({ className, consent }: { className: string; consent: ConsentData }) {
  const t = useText<BlockMessageId>()
  return (
    <ConsentForm className={className}>
      <ConsentCategories consent={consent} />
      <p className="policy__buttons">
        <Button type="submit" name="action" value="confirm">
          {t('consent.confirm')}
        </Button>
        <Button variant="secondary" type="submit" name="action" value="refuse">
          {t('consent.refuse')}
        </Button>
      </p>
    </ConsentForm>
  )
}
