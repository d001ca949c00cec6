/** For `catch`: ignores a missing file, which may never have existed or which another process has deleted. */
export function passOverMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
