/** Ids of stored pictures by their names in the catalogue of drawings. */
export type PictureIds = ReadonlyMap<string, string>
