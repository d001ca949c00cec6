import type { Reward } from '@washhouse/contract/about/about.contract'
import { Phrases } from '../../core/ui/phrases/phrases.tsx'
import { AboutCircle } from './about-circle.tsx'
import './rewards.css'

export function Rewards({ rewards }: { rewards: readonly Reward[] }) {
  return (
    <ul className="about-rewards">
      {rewards.map(({ id, image, name }) => (
        <li key={id}>
          <AboutCircle image={image} icon="sparkle" size="large" />
          <p>
            <Phrases text={name} />
          </p>
        </li>
      ))}
    </ul>
  )
}
