import { env } from './env.ts'

/** Payload's auth options, with the session's length in minutes. */
export function signIn(minutes: number) {
  return {
    useSessions: true,
    tokenExpiration: minutes * 60,
    maxLoginAttempts: 5,
    lockTime: 5 * 60 * 1000,
    cookies: { sameSite: 'Lax', secure: env.isHttps },
  } as const
}
