/** What `/assets/{id}` says of a file before its bytes. */
export interface AssetHead {
  /** Content type in lower case, without parameters, e.g. 'application/pdf'. */
  type: string
  /** Bytes; null where the service does not say. */
  size: number | null
}

/** What is sent without a type is bytes of any kind (RFC 9110, 8.3). */
const anyType = 'application/octet-stream'

export function readAssetHead(headers: Headers): AssetHead {
  const [type = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  const length = headers.get('content-length') ?? ''
  return { type: type.trim() || anyType, size: /^\d+$/.test(length) ? Number(length) : null }
}
