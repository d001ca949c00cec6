/** Response headers of `/assets/{id}`. */
export interface AssetHead {
  /** Content type in lower case, without parameters, e.g. 'application/pdf'. */
  type: string
  /** Bytes; null if not sent. */
  size: number | null
}

/** Default content type (RFC 9110, 8.3). */
const anyType = 'application/octet-stream'

export function readAssetHead(headers: Headers): AssetHead {
  const [type = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  const length = headers.get('content-length') ?? ''
  return { type: type.trim() || anyType, size: /^\d+$/.test(length) ? Number(length) : null }
}
