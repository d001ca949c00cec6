/** Named one by one: an iPhone sends its own kind of picture, HEIC, to whatever takes `image/*`. */
export const photoTypes = 'image/jpeg,image/png,image/webp'

/** What a photo may have, as it is sent. */
export const maxPhotoBytes = 8 * 1024 * 1024

/** A form with so many of them and all that may be typed. */
export const maxFormBytesOf = (photos: number) => photos * maxPhotoBytes + 256 * 1024

export const maxFormBytes = maxFormBytesOf(1)
