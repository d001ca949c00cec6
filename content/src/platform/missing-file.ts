/** For `catch`: what is not there is passed over. Another process was quicker, or there never was any. */
export function passOverMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
