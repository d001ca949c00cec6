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

/** As people tell it: the host, and the brand's own name there unless that would be in codes. */
function printAddress(url: string): string {
  const { hostname, pathname } = new URL(url)
  const [name] = pathname.split('/').filter(Boolean).slice(-1)
  const host = hostname.replace(/^www\./, '')
  return name && !name.includes('%') ? `${host}/${name}` : host
}
