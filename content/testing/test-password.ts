/** Of every account that a test makes: long enough for each kind, and none that is guessed early. */
export const testPassword = 'quiet otters paint barns'

/** The same as it is kept of members: hashing it for each of them would take the tests minutes. */
export const testPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ZLntT012KZ6IWOjf0XgRzA$EvnCjviPck0HQs1Hc71IRg+0zq3TDkGek26/7ZJTCfw'
