import clothesLine from './clothes-line.svg?url'

/** In place of a picture: washing on the line. */
export function ClothesLine() {
  return (
    <img
      className="clothes-line"
      src={clothesLine}
      alt=""
      width={320}
      height={200}
      loading="lazy"
      decoding="async"
    />
  )
}
