/** For every test account: long enough for each kind, and not a commonly guessed one. */
export const testPassword = 'quiet otters paint barns'

/** Its hash as stored for members. Hashing it for each member would take minutes. */
export const testPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ZLntT012KZ6IWOjf0XgRzA$EvnCjviPck0HQs1Hc71IRg+0zq3TDkGek26/7ZJTCfw'
