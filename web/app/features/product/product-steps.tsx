import type { ProductStep } from '@washhouse/contract/product/product.contract'
import { Picture } from '../../blocks/picture/picture.tsx'
import type { ShownOnce } from '../../request/show-once.ts'
import { KeptPart } from '../../ui/kept-markup/kept-part.tsx'
import { RunningText } from '../../ui/phrases/running-text.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import './product-steps.css'

/** How to use the machines; the list counts, the figures are drawn for the eye. */
export function ProductSteps({ steps }: { steps: ShownOnce<readonly ProductStep[]> }) {
  return (
    <KeptPart
      as="ol"
      id="step-list"
      className="product-steps"
      shown={steps}
      draw={(shown) =>
        shown.map(({ image, title, text }, index) => (
          // Steps never change places.
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
        ))
      }
    />
  )
}
