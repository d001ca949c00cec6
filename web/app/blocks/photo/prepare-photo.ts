interface PhotoLimit {
  maxBytes: number
  tooLarge: string
}

/** Enough to read a display by. */
const longestSide = 1600
const smallBytes = 600 * 1024

/**
 * Makes a chosen photo small before it is sent: a phone's has several megabytes, and the place it was
 * taken at. What this browser cannot draw goes as it is, unless it is too large.
 */
export async function preparePhoto(
  input: HTMLInputElement,
  { maxBytes, tooLarge }: PhotoLimit,
): Promise<void> {
  const photo = input.files?.[0]
  input.setCustomValidity('')
  if (!photo || photo.size <= smallBytes) return
  // One that cannot be drawn here is still judged by its size, and by the service.
  const smaller = await shrink(photo).catch(() => null)
  // Another one was chosen meanwhile.
  if (input.files?.[0] !== photo) return
  if (smaller && smaller.size < photo.size) {
    const transfer = new DataTransfer()
    transfer.items.add(smaller)
    input.files = transfer.files
  }
  input.setCustomValidity((input.files?.[0]?.size ?? 0) > maxBytes ? tooLarge : '')
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
