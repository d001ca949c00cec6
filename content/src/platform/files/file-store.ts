/** Bytes, or a finished file on this machine. */
export type Content = Buffer | { path: string }

export interface ListedFile {
  name: string
  bytes: number
  modified: Date
}

export interface OpenedFile {
  size: number
  /** As many of the first bytes as were asked for. */
  head: Buffer
  /** From the first to the last byte, both included. Reads nothing before the first pull. Fails if the file was replaced. */
  stream: (range: { start: number; end: number }) => ReadableStream<Uint8Array>
}

/**
 * Files that all content processes share: a folder of the data folder, or the objects of an S3 bucket under a prefix. A name may
 * contain folders. If the store cannot be reached, every call throws an error that `findOutage` knows.
 */
export interface FileStore {
  /** The folder's name, such as `media`. */
  readonly folder: string
  /** Stores a new file. Resolves when a power failure can no longer lose it. False if the name is taken. */
  write(name: string, content: Content): Promise<boolean>
  /** Stores a file as a whole, in place of one of that name. */
  replace(name: string, content: Content): Promise<void>
  /** Adds lines to the files whose names begin with `name`; `list` finds them. Processes do not mix their lines. */
  append(name: string, lines: string): Promise<void>
  /** Undefined if the file is missing. */
  open(name: string, headBytes?: number): Promise<OpenedFile | undefined>
  /** In order of the names. */
  list(prefix?: string): Promise<ListedFile[]>
  /** Ignores a missing file. */
  delete(name: string): Promise<void>
  /** Moves a file to the store of another folder, where the name must be free. False if the file is missing. */
  move(name: string, folder: string, as: string): Promise<boolean>
  /** Gives `work` the path of the file on this machine, for as long as it runs. */
  onDisk<Result>(name: string, work: (path: string) => Promise<Result>): Promise<Result>
}

/** Enough for most pictures and lines, so that one request reads them. */
const smallBytes = 256 * 1024

/** All bytes of a file; undefined if it is missing. */
export async function readStored(store: FileStore, name: string): Promise<Buffer | undefined> {
  const file = await store.open(name, smallBytes)
  if (!file) return undefined
  const pieces: Uint8Array[] = []
  for await (const piece of piecesOf(file)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** The bytes of a file, in pieces. */
export async function* piecesOf({ size, head, stream }: OpenedFile): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head
  if (size > head.length) yield* stream({ start: head.length, end: size - 1 })
}
