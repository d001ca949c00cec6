import type { Reward } from '@washhouse/contract/about/about.contract'
import { Picture } from '../../blocks/picture/picture.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

export function Rewards({ rewards }: { rewards: readonly Reward[] }) {
  return (
    <ul className="about-rewards">
      {rewards.map(({ id, image, name }) => (
        <li key={id}>
          <span className="about-rewards__circle">
            {image ? (
              <Picture id={image} alt="" width={128} height={128} />
            ) : (
              <Icon name="sparkle" />
            )}
          </span>
          <p>{name}</p>
        </li>
      ))}
    </ul>
  )
}
