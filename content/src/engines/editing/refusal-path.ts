/**
 * Where a form finds that its save was refused. It is no field of any record: the answer to a check of the form,
 * coming at the same moment, makes every field valid, and the refusal might not be seen.
 */
export const refusalPath = 'newerVersion'
