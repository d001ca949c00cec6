/** Listed one by one: for `image/*` an iPhone sends HEIC. */
export const photoTypes = 'image/jpeg,image/png,image/webp'

/** Size of a photo as sent. */
export const maxPhotoBytes = 8 * 1024 * 1024

/** Size of a form with this many photos and all possible text. */
export const maxFormBytesOf = (photos: number) => photos * maxPhotoBytes + 256 * 1024

export const maxFormBytes = maxFormBytesOf(1)
