import { StartProblem } from '../start-problem.ts'

export interface FilesAddress {
  bucket: string
  /** Empty, or ends in a slash. */
  prefix: string
  region: string
  /** Of a store other than Amazon's. */
  endpoint?: string
  credentials: { accessKeyId: string; secretAccessKey: string }
}

export interface FilesSettings {
  url: string | undefined
  accessKeyId: string | undefined
  secretAccessKey: string | undefined
}

/**
 * The store that the settings name; undefined for the data folder.
 * @throws StartProblem if a key is missing.
 */
export function readFilesAddress(settings: FilesSettings): FilesAddress | undefined {
  const { url, accessKeyId, secretAccessKey } = settings
  if (url === undefined) return undefined
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new StartProblem(
      'FILES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: set both to a key that may list, read, write and delete the objects of the bucket',
    )
  const { hostname, pathname, searchParams } = new URL(url)
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  const endpoint = searchParams.get('endpoint')
  return {
    bucket: hostname,
    prefix: prefix === '' ? '' : `${decodeURIComponent(prefix)}/`,
    region: searchParams.get('region') ?? 'us-east-1',
    ...(endpoint !== null && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
  }
}
