/** Apart from the file itself, which the gallery imports as it is: only this one is fetched late. */
export { Lightbox } from './lightbox.tsx'
