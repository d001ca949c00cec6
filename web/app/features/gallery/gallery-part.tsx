import { useId } from 'react'
import type { Example } from '../../core/ui/example.ts'
import type { Part } from './gallery-parts.ts'

export function GalleryPart({ name, examples }: Part) {
  return (
    <section className="gallery__part" aria-labelledby={name}>
      <h2 id={name}>{name.replace('-', ' / ')}</h2>
      <div className="gallery__examples" data-part={name}>
        {examples.map((example) => (
          <GalleryExample key={example.name} {...example} />
        ))}
      </div>
    </section>
  )
}

function GalleryExample({ name, element, ground = 'foam' }: Example) {
  const nameId = useId()
  return (
    <figure className="gallery__example" aria-labelledby={nameId}>
      <figcaption id={nameId}>{name}</figcaption>
      <div className={`gallery__ground on-${ground}`} lang="th">
        {element}
      </div>
    </figure>
  )
}
