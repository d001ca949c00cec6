/** What `lazy` asks for. */
export { Lightbox as default } from './lightbox.tsx'
