/** A separate module, because the gallery imports lightbox.tsx statically; only this one is loaded late. */
export { Lightbox } from './lightbox.tsx'
