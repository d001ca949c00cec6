import { localePath } from '../../core/i18n/language.ts'
import { useLanguage, useText } from '../../core/i18n/use-text.tsx'
import { ButtonLink } from '../../core/ui/button/button.tsx'
import { RunningText } from '../../core/ui/phrases/running-text.tsx'
import { Phrases } from '../../core/ui/phrases/phrases.tsx'
import type { ProductMessageId } from './product.messages.ts'
import './product-closing.css'

interface ProductClosingProps {
  promise: { title: string; text: string } | null
}

/** The 24-hour promise, with links to the branches and the contacts. */
export function ProductClosing({ promise }: ProductClosingProps) {
  const t = useText<ProductMessageId>()
  const language = useLanguage()
  return (
    <div className="product-closing on-night">
      <div className="wrap product-closing__inner">
        {promise && (
          <section className="product-promise" aria-labelledby="promise">
            <span className="product-promise__coin" aria-hidden="true">
              24
            </span>
            <div>
              <p className="product-promise__kicker">{t('product.promise')}</p>
              <h2 id="promise">
                <Phrases text={promise.title} />
              </h2>
              <p className="lead">
                <RunningText text={promise.text} />
              </p>
            </div>
          </section>
        )}
        <section className="product-closing__ways" aria-labelledby="closing">
          <h2 id="closing">
            <Phrases text={t('product.close')} />
          </h2>
          <p className="lead">{t('product.close.lead')}</p>
          <div className="product-closing__actions">
            <ButtonLink to={localePath(language, '/branch')} icon="pin">
              {t('product.find')}
            </ButtonLink>
            <ButtonLink to={localePath(language, '/problem')} variant="ghost" icon="alert">
              {t('product.report')}
            </ButtonLink>
          </div>
        </section>
      </div>
    </div>
  )
}
