import type { Reward } from '@washhouse/contract/about/about.contract'
import type { ShownOnce } from '../../request/show-once.ts'
import { KeptPart } from '../../ui/kept-markup/kept-part.tsx'
import { Phrases } from '../../ui/phrases/phrases.tsx'
import { AboutCircle } from './about-circle.tsx'
import './rewards.css'

export function Rewards({ rewards }: { rewards: ShownOnce<readonly Reward[]> }) {
  return (
    <KeptPart
      as="ul"
      id="reward-list"
      className="about-rewards"
      shown={rewards}
      draw={(won) =>
        won.map(({ id, image, name }) => (
          <li key={id}>
            <AboutCircle image={image} icon="sparkle" size="large" />
            <p>
              <Phrases text={name} />
            </p>
          </li>
        ))
      }
    />
  )
}
