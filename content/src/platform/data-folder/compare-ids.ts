export interface DatabaseIdentity {
  databaseId: string | undefined
  isDatabaseNew: boolean
}

/** What is known of a data folder and a database before anything is written in either. */
export interface Pair extends DatabaseIdentity {
  /** The ids that stand in the folder: its own, and one that a start was about to give it when it ended. */
  folderIds: { own?: string | undefined; draft?: string | undefined }
  hasFiles: boolean
}

/**
 * Why a data folder and a database must not be used together; undefined where they may. Without an id in either, an older version
 * made them, and they are joined. An empty folder joins any database: several machines may use one.
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

/** The one sentence for the person who starts or restores; `subject` is the folder, or what is to become it. */
export function describeMismatch(
  subject: string,
  mismatch: string,
  command: 'start' | 'restore',
): string {
  return `${subject} ${mismatch}: correct DATA_DIR or DATABASE_URL, or, if the folder shall belong to this database from now on, ${command} once with ADOPT_DATA_FOLDER=1.`
}
