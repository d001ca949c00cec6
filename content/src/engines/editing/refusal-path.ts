/**
 * Where a form finds that its save was refused. It is no field of any record: the answer to a check of the form
 * that comes at the same moment makes every field valid, and the refusal would never be seen.
 */
export const refusalPath = 'newerVersion'
