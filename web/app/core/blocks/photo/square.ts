import { preparePhoto, putFiles, type PhotoLimit } from './prepare-photo.ts'

/** A chosen picture of which a square is sent. */
export interface Square {
  image: ImageBitmap
  input: HTMLInputElement
  /** Counts the cuts, of which only the last one is sent. */
  cuts: number
}

/**
 * Opens a chosen picture. Null if there is none, or this browser cannot read it: then it is sent as it is, and the service
 * cuts its middle.
 */
export async function openSquare(
  input: HTMLInputElement,
  limit: PhotoLimit,
): Promise<Square | null> {
  const picture = input.files?.[0]
  input.setCustomValidity('')
  const image = picture && (await createImageBitmap(picture).catch(() => null))
  if (input.files?.[0] !== picture) return null
  if (image) return { image, input, cuts: 0 }
  await preparePhoto(input, limit)
  return null
}

/** False for a picture that is a square already. */
export const canMove = ({ image }: Square) => image.width !== image.height

/**
 * Draws a square of the picture over the whole canvas, and puts it into the form instead of the picture. `place`, in percent, is
 * its position on the longer side: 0 is the left or upper end.
 */
export async function cutSquare(
  square: Square,
  canvas: HTMLCanvasElement,
  place: number,
): Promise<void> {
  const { image, input } = square
  const pen = canvas.getContext('2d')
  if (!pen) return
  const side = Math.min(image.width, image.height)
  const left = ((image.width - side) * place) / 100
  const top = ((image.height - side) * place) / 100
  // A JPEG has no transparent parts.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
  square.cuts += 1
  const cut = square.cuts
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9)
  })
  if (blob && square.cuts === cut)
    putFiles(input, [new File([blob], 'photo.jpg', { type: 'image/jpeg' })])
}
