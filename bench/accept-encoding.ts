/** As browsers ask over https. */
export const acceptEncoding = 'gzip, deflate, br, zstd'
