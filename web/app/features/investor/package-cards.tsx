import { Picture } from '../../core/blocks/picture/picture.tsx'
import { Card, CardBody, CardPicture } from '../../core/ui/card/card.tsx'
import { RunningText } from '../../core/ui/phrases/running-text.tsx'
import { SwipeRow } from '../../core/ui/swipe-row/swipe-row.tsx'
import { InterestLink } from './interest-link.tsx'
import { PackageMoney } from './package-money.tsx'
import type { PackageView } from './package-view.ts'
import { useInvestorText } from './use-investor-text.ts'

export function PackageCards({ packages }: { packages: readonly PackageView[] }) {
  const { t, sizeName } = useInvestorText()
  return (
    <SwipeRow className="investor-packages" label={t('investor.packages')}>
      {packages.map(({ id, size, money, machines, holdings, items, image }) => (
        <Card key={id} as="li">
          <CardPicture ratio="wide">
            {image && (
              <Picture
                id={image}
                alt=""
                width={640}
                height={360}
                sizes="(max-width: 39.99rem) 100vw, 360px"
              />
            )}
          </CardPicture>
          <CardBody>
            <h3>{sizeName(size)}</h3>
            <PackageMoney money={money} />
            {holdings.map((holding) => (
              <p key={holding.size}>
                {holding.size !== size && <b>{sizeName(holding.size)} </b>}
                <RunningText text={holding.text} />
              </p>
            ))}
            <p className="lead">
              {[
                machines !== null && t('investor.package.machinesCount', { count: machines }),
                items.length > 0 && t('investor.package.accessories', { count: items.length }),
              ]
                .filter(Boolean)
                .join('\u00A0· ')}
            </p>
            <InterestLink size={size} variant="secondary" about={sizeName(size)}>
              {t('investor.package.ask')}
            </InterestLink>
          </CardBody>
        </Card>
      ))}
    </SwipeRow>
  )
}
