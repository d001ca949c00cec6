/** Closes a truncated multipart form after its last complete part. Null if it is not such a form. */
export function cutForm(bytes: Buffer, contentType: string | undefined): Buffer | null {
  const { quoted, plain } = boundaryPattern.exec(contentType ?? '')?.groups ?? {}
  const boundary = quoted ?? plain
  if (boundary === undefined) return null
  const end = Math.max(bytes.lastIndexOf(`\r\n--${boundary}\r\n`), 0)
  return Buffer.concat([bytes.subarray(0, end), Buffer.from(`\r\n--${boundary}--\r\n`)])
}

const boundaryPattern =
  /^multipart\/form-data\b.*;\s*boundary=(?:"(?<quoted>[^"]{1,70})"|(?<plain>[^\s;"]{1,70}))/i
