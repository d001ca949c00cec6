export interface PhotoLimit {
  maxBytes: number
  tooLarge: string
}

/** Pixels; enough to read a machine's display. */
const longestSide = 1600
const smallBytes = 600 * 1024

/**
 * Shrinks a chosen photo before it is sent: a phone's photo has several megabytes and its location. A photo that this
 * browser cannot decode is sent unchanged, unless it is too large.
 */
export async function preparePhoto(
  input: HTMLInputElement,
  { maxBytes, tooLarge }: PhotoLimit,
): Promise<void> {
  const photo = input.files?.[0]
  input.setCustomValidity('')
  if (!photo) return
  const smaller = await makeSmaller(photo)
  // Another photo was chosen in the meantime.
  if (input.files?.[0] !== photo) return
  if (smaller !== photo) putFiles(input, [smaller])
  input.setCustomValidity((input.files?.[0]?.size ?? 0) > maxBytes ? tooLarge : '')
}

/** The photo to send: unchanged if it is small or cannot be decoded here; the service validates that. */
export async function makeSmaller(photo: File): Promise<File> {
  if (photo.size <= smallBytes) return photo
  const smaller = await shrink(photo).catch(() => null)
  return smaller && smaller.size < photo.size ? smaller : photo
}

export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

async function shrink(photo: File): Promise<File | null> {
  const bitmap = await createImageBitmap(photo)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85)
  })
  return blob && new File([blob], 'photo.jpg', { type: 'image/jpeg' })
}
