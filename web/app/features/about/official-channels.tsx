import type { OfficialChannel } from '@washhouse/contract/about/about.contract'
import { Icon } from '../../core/ui/icon/icon.tsx'
import { AboutCircle } from './about-circle.tsx'
import './official-channels.css'

export function OfficialChannels({ channels }: { channels: readonly OfficialChannel[] }) {
  return (
    <ul className="about-channels">
      {channels.map(({ id, image, url, title }) => (
        <li key={id}>
          <a href={url} rel="noopener">
            <AboutCircle image={image} icon="globe" size="small" />
            <span className="about-channels__words">
              <b>{title}</b>
              <small>{printAddress(url)}</small>
            </span>
            <Icon name="external" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Prints the host and the last path segment, e.g. the brand's account name. Leaves out a percent-encoded segment. */
function printAddress(url: string): string {
  const { hostname, pathname } = new URL(url)
  const [name] = pathname.split('/').filter(Boolean).slice(-1)
  const host = hostname.replace(/^www\./, '')
  return name && !name.includes('%') ? `${host}/${name}` : host
}
