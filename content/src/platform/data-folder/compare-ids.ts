export interface DatabaseIdentity {
  databaseId: string | undefined
  isDatabaseNew: boolean
}

/** What is known of a data folder and a database before either is written to. */
export interface Pair extends DatabaseIdentity {
  /** The folder's own id, and the id of a start that ended before it could store it. */
  folderIds: { own?: string | undefined; draft?: string | undefined }
  hasFiles: boolean
}

/**
 * Why a data folder and a database must not be used together; undefined if they may. If neither has an id, an older version
 * created them, and they are joined. An empty folder joins any database, as several machines may use one.
 */
export function findMismatch({
  folderIds: { own, draft },
  databaseId,
  isDatabaseNew,
  hasFiles,
}: Pair): string | undefined {
  if (databaseId !== undefined && [own, draft].includes(databaseId)) return undefined
  if (own === undefined && !hasFiles) return undefined
  if (own === undefined && databaseId === undefined && !isDatabaseNew) return undefined
  const folder = own === undefined ? 'has files of unknown origin' : 'belongs to another database'
  return isDatabaseNew ? `${folder}, and this database is new and empty` : folder
}

/** The error message for a start or restore; `subject` is the folder, or what will replace it. */
export function describeMismatch(
  subject: string,
  mismatch: string,
  command: 'start' | 'restore',
): string {
  return `${subject} ${mismatch}: correct DATA_DIR or DATABASE_URL, or, if the folder shall belong to this database from now on, ${command} once with ADOPT_DATA_FOLDER=1.`
}
