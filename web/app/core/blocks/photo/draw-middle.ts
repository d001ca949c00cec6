/** Draws the middle of an image over the whole canvas, as it will be cropped; false if this browser cannot read it. */
export async function drawMiddle(picture: File, canvas: HTMLCanvasElement): Promise<boolean> {
  const bitmap = await createImageBitmap(picture).catch(() => null)
  if (!bitmap) return false
  const { width, height } = canvas
  const scale = Math.min(bitmap.width / width, bitmap.height / height)
  const cut = { width: width * scale, height: height * scale }
  const left = (bitmap.width - cut.width) / 2
  const top = (bitmap.height - cut.height) / 2
  const pen = canvas.getContext('2d')
  pen?.drawImage(bitmap, left, top, cut.width, cut.height, 0, 0, width, height)
  bitmap.close()
  return true
}
