import type { OfficialChannel } from '@washhouse/contract/about/about.contract'
import { Picture } from '../../blocks/picture/picture.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

/** Where the brand itself speaks; the host says where each link leads. */
export function OfficialChannels({ channels }: { channels: readonly OfficialChannel[] }) {
  return (
    <ul className="about-channels">
      {channels.map(({ id, image, url, title }) => (
        <li key={id}>
          <a href={url} rel="noopener">
            <span className="about-channels__circle">
              {image ? <Picture id={image} alt="" width={64} height={64} /> : <Icon name="globe" />}
            </span>
            <span>
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
