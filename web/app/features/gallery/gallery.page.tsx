import { data } from 'react-router'
import { env } from '../../platform/env.server.ts'
import './gallery.css'
import { GalleryPart } from './gallery-part.tsx'
import { galleryParts } from './gallery-parts.ts'

/** For developers; a 404 without GALLERY=1. Never cached: it has no `handle`. */
export function loader() {
  if (!env.GALLERY) throw data(null, { status: 404 })
  return { meta: { title: 'Gallery', isIndexed: false } }
}

export default function GalleryPage() {
  return (
    <main id="content" className="section wrap gallery" lang="en">
      <h1>Gallery</h1>
      <p className="lead">Every part of the look in each of its states, as its examples show it.</p>
      <nav className="gallery__contents" aria-label="Parts">
        <ul className="gallery__names">
          {galleryParts.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {galleryParts.map((part) => (
        <GalleryPart key={part.name} {...part} />
      ))}
    </main>
  )
}
