/** Draws the middle of a picture over all of the canvas, as it will be cut; false: this browser cannot read it. */
export async function drawSquare(picture: File, canvas: HTMLCanvasElement): Promise<boolean> {
  const bitmap = await createImageBitmap(picture).catch(() => null)
  if (!bitmap) return false
  const side = Math.min(bitmap.width, bitmap.height)
  const left = (bitmap.width - side) / 2
  const top = (bitmap.height - side) / 2
  const { width, height } = canvas
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, width, height)
  bitmap.close()
  return true
}
