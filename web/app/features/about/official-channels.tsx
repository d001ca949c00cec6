import type { OfficialChannel } from '@washhouse/contract/about/about.contract'
import { Icon } from '../../ui/icon/icon.tsx'
import { AboutCircle } from './about-circle.tsx'
import './official-channels.css'

/** Where the brand itself speaks; the host says where each link leads. */
export function OfficialChannels({ channels }: { channels: readonly OfficialChannel[] }) {
  return (
    <ul className="about-channels">
      {channels.map(({ id, image, url, title }) => (
        <li key={id}>
          <a href={url} rel="noopener">
            <AboutCircle image={image} icon="globe" size="small" />
            <span className="about-channels__words">
              <b>{title}</b>
              <small>{new URL(url).hostname.replace(/^www\./, '')}</small>
            </span>
            <Icon name="external" />
          </a>
        </li>
      ))}
    </ul>
  )
}
