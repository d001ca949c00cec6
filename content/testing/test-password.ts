/** Of every account that a test makes: long enough for each kind, and none that is guessed early. */
export const testPassword = 'quiet otters paint barns'
