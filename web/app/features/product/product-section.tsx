import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import { useProductText } from './use-product-text.ts'

interface ProductSectionProps {
  /** Its place on the page. */
  id: string
  title: string
  /** Nothing to show, or its call failed. */
  isEmpty: boolean
  /** band: on white, across the page. */
  variant?: 'plain' | 'band'
  children: ReactNode
}

/** One section of the page under its heading. */
export function ProductSection({
  id,
  title,
  isEmpty,
  variant = 'plain',
  children,
}: ProductSectionProps) {
  const { t } = useProductText()
  return (
    <section
      id={id}
      className={`product-section product-section--${variant}`}
      aria-labelledby={`${id}-title`}
    >
      <div className="wrap product-section__inner">
        <h2 id={`${id}-title`}>
          <Phrases text={title} />
        </h2>
        {isEmpty ? <EmptyState title={t('product.empty')} /> : children}
      </div>
    </section>
  )
}
