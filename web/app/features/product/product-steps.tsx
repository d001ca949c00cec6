import type { ProductStep } from '@washhouse/contract/product/product.contract'
import { Picture } from '../../core/blocks/picture/picture.tsx'
import { RunningText } from '../../core/ui/phrases/running-text.tsx'
import { Phrases } from '../../core/ui/phrases/phrases.tsx'
import './product-steps.css'

/** How to use the machines. The list has the numbers; the printed figures are decorative. */
export function ProductSteps({ steps }: { steps: readonly ProductStep[] }) {
  return (
    <ol className="product-steps">
      {steps.map(({ image, title, text }, index) => (
        // The order never changes.
        <li key={index} className="product-step">
          <div className="product-step__picture">
            {image && (
              <Picture
                id={image}
                alt=""
                width={360}
                height={270}
                sizes="(min-width: 60rem) 360px, (min-width: 40rem) 46vw, 120px"
              />
            )}
            <span className="product-step__number" aria-hidden="true">
              {index + 1}
            </span>
          </div>
          <div>
            <h3>
              <Phrases text={title} />
            </h3>
            {text && (
              <p className="lead">
                <RunningText text={text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
