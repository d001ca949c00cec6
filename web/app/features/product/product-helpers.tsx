import { Picture } from '../../core/blocks/picture/picture.tsx'
import type { Helper } from '../../core/blocks/price/price-table-view.ts'
import { usePriceText } from '../../core/blocks/price/use-price-text.ts'
import { Card } from '../../core/ui/card/card.tsx'
import { RunningText } from '../../core/ui/phrases/running-text.tsx'
import { Phrases } from '../../core/ui/phrases/phrases.tsx'
import './product-helpers.css'

/** The machines that change notes and sell detergent. */
export function ProductHelpers({ helpers }: { helpers: readonly Helper[] }) {
  return (
    <div className="product-helpers">
      {helpers.map((helper) => (
        <Card key={helper.id} as="article">
          <HelperCard helper={helper} />
        </Card>
      ))}
    </div>
  )
}

function HelperCard({ helper }: { helper: Helper }) {
  const { baht } = usePriceText()
  const { image, title, description, programmes } = helper
  return (
    <div className="product-helper">
      {image && (
        <Picture
          id={image}
          alt=""
          width={220}
          height={220}
          sizes="(min-width: 48rem) 220px, 112px"
        />
      )}
      <div>
        <h3>
          <Phrases text={title} />
        </h3>
        {description && (
          <p>
            <RunningText text={description} />
          </p>
        )}
      </div>
      {programmes.length > 0 && (
        <ul className="product-helper__prices">
          {programmes.map((programme, index) => (
            // Titles may repeat.
            <li key={index}>
              <span>
                <Phrases text={programme.title ?? ''} />
              </span>{' '}
              <b>{baht(programme)}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
