/** As sent by browsers over https. */
export const acceptEncoding = 'gzip, deflate, br, zstd'
