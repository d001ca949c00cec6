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
  if (!photo) return
  const smaller = await makeSmaller(photo)
  // Another one was chosen meanwhile.
  if (input.files?.[0] !== photo) return
  if (smaller !== photo) putFiles(input, [smaller])
  input.setCustomValidity((input.files?.[0]?.size ?? 0) > maxBytes ? tooLarge : '')
}

/** The photo as it is sent: itself where it is small already, or cannot be drawn here; the service judges that. */
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
